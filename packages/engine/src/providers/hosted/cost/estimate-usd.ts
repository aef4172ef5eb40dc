import { imageSize } from '../picture-size.ts'
import type { DrawRequest } from '../spec.ts'
import { begunMegapixels, megapixelsOf } from './megapixels-of.ts'
import type { Price } from './prices.ts'

/** What one picture costs at most; a budget sets this aside before it is drawn. */
export function estimateUsd(price: Price, request: DrawRequest): number {
  const { references, widthPx, heightPx, prompt } = request
  switch (price.by) {
    case 'picture':
      return pictureUsd(price, request) + references.length * (price.usdPerReference ?? 0)
    case 'megapixel': {
      const shown = references.reduce((sum, { bytes }) => sum + megapixelsOf(bytes), 0)
      const further = begunMegapixels(widthPx + mostRoundingPx, heightPx + mostRoundingPx) - 1
      return price.usdFirst + further * price.usdNext + shown * price.usdPerReferenceMegapixel
    }
    case 'token':
      return tokensUsd(price, {
        // No token is less than a byte.
        inputTokens: references.length * price.mostTokensPerReference + Buffer.byteLength(prompt),
        outputTokens: price.mostTokensPerPicture,
      })
  }
}

/** Adapters ask for sides in steps of 32 px at most, to the nearest one. */
const mostRoundingPx = 16

interface Spent {
  request: DrawRequest
  usage: { inputTokens: number | undefined; outputTokens: number | undefined }
}

/** What it really cost by the tokens that an answer counts; the estimate where none are counted. */
export function spentUsd(price: Price, { request, usage }: Spent): number {
  const { inputTokens, outputTokens } = usage
  if (price.by !== 'token' || inputTokens === undefined || outputTokens === undefined)
    return estimateUsd(price, request)
  return tokensUsd(price, { inputTokens, outputTokens })
}

function pictureUsd({ usd, usd2K, usd4K }: Extract<Price, { by: 'picture' }>, request: DrawRequest): number {
  switch (imageSize(request)) {
    case '1K':
      return usd
    case '2K':
      return usd2K ?? usd
    case '4K':
      return usd4K ?? usd2K ?? usd
  }
}

function tokensUsd(
  { usdPerMillionIn, usdPerMillionOut }: Extract<Price, { by: 'token' }>,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): number {
  return (inputTokens * usdPerMillionIn + outputTokens * usdPerMillionOut) / 1e6
}
