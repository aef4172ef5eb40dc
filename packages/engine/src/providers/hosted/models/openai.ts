import { sizeWithin } from '../picture-size.ts'
import { type Adapter, supported } from './adapter.ts'
import { openaiComplaint } from './openai-complaint.ts'
import { promptOf } from './prompt-of.ts'

/** OpenAI's gpt-image models. */
export const openai: Adapter = {
  mostReferences: 16,
  can: (model) => (drawsAnySize.test(model) ? supported : { supported: false, reason: fixedSizes }),

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey, baseURL: baseUrl, fetch }).image(model)
  },

  ask(request) {
    const { widthPx, heightPx } = sizeWithin(request, limits)
    return {
      prompt: promptOf(request),
      size: `${widthPx}x${heightPx}`,
      providerOptions: {
        openai: { quality: 'medium', outputFormat: 'jpeg', outputCompression: 95, background: 'opaque' },
      },
    }
  },

  complaintIn: openaiComplaint,
}

const drawsAnySize = /^gpt-image-(?:[2-9]|\d\d)/
const fixedSizes = 'Before gpt-image-2 OpenAI draws 1:1, 2:3 and 3:2 only, and pictures here are 3:4.'

/** Of OpenAI's guide to image generation. */
const limits = { stepPx: 16, mostEdgePx: 3840, mostPixels: 8_294_400 }
