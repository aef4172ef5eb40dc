import { sizeWithin } from '../picture-size.ts'
import { fieldOf, textOf } from '../wire/read-json.ts'
import { type Adapter, supported } from './adapter.ts'
import { promptOf } from './prompt-of.ts'

/** FLUX.2 from Black Forest Labs themselves. */
export const blackForestLabs: Adapter = {
  mostReferences: 8,
  can: (model) =>
    model.startsWith('flux-2-')
      ? supported
      : { supported: false, reason: 'Of Black Forest Labs this knows flux-2-… only.' },

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs')
    // The signal ends the work, never the SDK's own count.
    return createBlackForestLabs({ apiKey, baseURL: baseUrl, fetch, pollTimeoutMillis: 1_200_000 }).image(
      model,
    )
  },

  ask(request) {
    const { widthPx, heightPx } = sizeWithin(request, limits)
    return {
      prompt: promptOf(request),
      seed: request.seed,
      providerOptions: { blackForestLabs: { width: widthPx, height: heightPx, outputFormat: 'jpeg' } },
    }
  },

  // The SDK takes "Request Moderated" for work in progress and polls on.
  complaintIn: (body) => (/moderated/i.test(textOf(fieldOf(body, 'status'))) ? 'unsafe' : undefined),

  costIn(body) {
    const credits = fieldOf(body, 'cost')
    return typeof credits === 'number' && credits >= 0 ? credits * usdPerCredit : undefined
  },
}

/** The SDK sends no longer side than 1920 px. */
const limits = { stepPx: 32, mostEdgePx: 1920 }

/** docs.bfl.ai/quick_start/pricing */
const usdPerCredit = 0.01
