import { imageSize, nearestRatio } from '../picture-size.ts'
import { fieldOf, textOf } from '../wire/read-json.ts'
import { type Adapter, supported } from './adapter.ts'
import { promptOf } from './prompt-of.ts'

/** Gemini's image models, the nano-banana family. */
export const google: Adapter = {
  mostReferences: 14,
  can: (model) =>
    model.startsWith('gemini-')
      ? supported
      : { supported: false, reason: 'Google draws with models whose name begins with gemini-.' },

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle({ apiKey, baseURL: baseUrl, fetch }).image(model)
  },

  ask: (request) => ({
    prompt: promptOf(request),
    aspectRatio: nearestRatio(request, ratios),
    seed: request.seed,
    providerOptions: { google: { imageConfig: { imageSize: imageSize(request) } } },
  }),

  complaintIn(body, status) {
    if (fieldOf(body, 'promptFeedback', 'blockReason')) return 'unsafe'
    if (refusals.has(textOf(fieldOf(body, 'candidates', 0, 'finishReason')))) return 'unsafe'
    const message = textOf(fieldOf(body, 'error', 'message'))
    return status >= 400 && emptyAccount.test(message) ? 'over_budget' : undefined
  },
}

const ratios = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const

/** Of FinishReason in Google's reference of generateContent; the others end without a picture, but not for what was asked. */
const refusals = new Set([
  'SAFETY',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
])

/** "Check your plan and billing details" stands in every 429 of theirs, so billing alone says nothing. */
const emptyAccount =
  /prepayment credits|spend(ing)? (cap|limit)|billing (account|to be enabled)|BILLING_DISABLED/i
