/** What a picture costs, USD. */
export type Price =
  /** By its size class, about 1, 4 and 16 megapixels, and for each picture that is shown. */
  | { by: 'picture'; usd: number; usd2K?: number; usd4K?: number; usdPerReference?: number }
  /** Begun megapixels count whole, of the picture and of those that are shown. */
  | { by: 'megapixel'; usdFirst: number; usdNext: number; usdPerReferenceMegapixel: number }
  /** By the tokens that the answer counts; an estimate reckons with the most of a picture. */
  | {
      by: 'token'
      usdPerMillionIn: number
      usdPerMillionOut: number
      mostTokensPerReference: number
      mostTokensPerPicture: number
    }

/** Prices by `provider:model`. */
export type PriceTable = Readonly<Record<string, Price>>

/** The day on which these prices were looked up. */
export const pricesReadOn = '2026-11-21'

/**
 * developers.openai.com/api/docs/models: 8 USD a million tokens of pictures shown, 30 of pictures drawn. The counts are upper
 * bounds: community.openai.com/t/1382699 reckons at most 5,930 tokens for a picture of medium quality, the largest square, and
 * docs.comfy.org about 1,024 for each megapixel that is shown, of which there are four at most.
 */
const gptImage: Price = {
  by: 'token',
  usdPerMillionIn: 8,
  usdPerMillionOut: 30,
  mostTokensPerReference: 6500,
  mostTokensPerPicture: 10_000,
}

/** Each with the page it was read on; a price from configuration goes before the one that stands here. */
export const prices: PriceTable = {
  // Google's price list as quoted by aifreeapi.com; a picture that is shown is 560 tokens at 2 USD a million.
  'google:gemini-3-pro-image': { by: 'picture', usd: 0.134, usd4K: 0.24, usdPerReference: 0.0012 },
  // github.com/BerriAI/litellm/discussions/44983: 30 USD a million tokens drawn and 1.5 shown; 1K is 1,120 tokens, 2K 1,680, 4K 3,800.
  'google:gemini-nano-banana-2.1': {
    by: 'picture',
    usd: 0.034,
    usd2K: 0.051,
    usd4K: 0.114,
    usdPerReference: 0.0018,
  },

  'openai:gpt-image-2': gptImage,
  'openai:gpt-image-2.5-flare': gptImage,
  'openai:gpt-image-2.5-sunburst': gptImage,
  'openai:gpt-image-2.6-flare': gptImage,
  'openai:gpt-image-2.6-sunburst': gptImage,

  // fal.ai/models/<model>/llms.txt
  'fal:fal-ai/flux-pro/kontext/multi': { by: 'picture', usd: 0.04 },
  'fal:fal-ai/fashn/tryon/v1.6': { by: 'picture', usd: 0.075 },
  'fal:fal-ai/nano-banana-2': { by: 'picture', usd: 0.08, usd2K: 0.12, usd4K: 0.16 },
  'fal:fal-ai/nano-banana-2/edit': { by: 'picture', usd: 0.08, usd2K: 0.12, usd4K: 0.16 },
  // fal.ai/learn/tools/nano-banana-api: 35.294 USD a million tokens, which its answers do not count
  'fal:google/nano-banana-2.1': { by: 'picture', usd: 0.041, usd2K: 0.061, usd4K: 0.135 },
  'fal:google/nano-banana-2.1/edit': {
    by: 'picture',
    usd: 0.041,
    usd2K: 0.061,
    usd4K: 0.135,
    usdPerReference: 0.0021,
  },
  // fal's list as quoted by lumenfall.ai
  'fal:fal-ai/flux-pro/kontext/max/multi': { by: 'picture', usd: 0.08 },
  'fal:fal-ai/flux-2-pro/edit': {
    by: 'megapixel',
    usdFirst: 0.03,
    usdNext: 0.015,
    usdPerReferenceMegapixel: 0.015,
  },

  // Replicate's list as quoted in HeyPuter/puter and, for flex, by lumenfall.ai
  'replicate:black-forest-labs/flux-2-pro': {
    by: 'megapixel',
    usdFirst: 0.03,
    usdNext: 0.015,
    usdPerReferenceMegapixel: 0.015,
  },
  'replicate:black-forest-labs/flux-2-dev': {
    by: 'megapixel',
    usdFirst: 0.014,
    usdNext: 0.014,
    usdPerReferenceMegapixel: 0.014,
  },
  'replicate:black-forest-labs/flux-2-flex': {
    by: 'megapixel',
    usdFirst: 0.06,
    usdNext: 0.06,
    usdPerReferenceMegapixel: 0.06,
  },

  // docs.bfl.ai/quick_start/pricing; what is paid is what the answer says.
  'black-forest-labs:flux-2-pro': {
    by: 'megapixel',
    usdFirst: 0.03,
    usdNext: 0.015,
    usdPerReferenceMegapixel: 0.015,
  },
  'black-forest-labs:flux-2-max': {
    by: 'megapixel',
    usdFirst: 0.07,
    usdNext: 0.03,
    usdPerReferenceMegapixel: 0.03,
  },
  'black-forest-labs:flux-2-flex': {
    by: 'megapixel',
    usdFirst: 0.06,
    usdNext: 0.06,
    usdPerReferenceMegapixel: 0.06,
  },
}
