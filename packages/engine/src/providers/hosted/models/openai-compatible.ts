import { sizeWithin } from '../picture-size.ts'
import { type Adapter, supported } from './adapter.ts'
import { openaiComplaint } from './openai-complaint.ts'
import { promptOf } from './prompt-of.ts'

/** Any server that speaks OpenAI's image protocol, at an address that the operator gives. */
export const openaiCompatible: Adapter = {
  mostReferences: 16,
  can: () => supported,

  async open({ model, apiKey, baseUrl, fetch }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ name: 'hosted', apiKey, baseURL: baseUrl ?? '', fetch }).imageModel(model)
  },

  ask(request) {
    const { widthPx, heightPx } = sizeWithin(request, limits)
    return { prompt: promptOf(request), size: `${widthPx}x${heightPx}` }
  },

  complaintIn: openaiComplaint,
}

const limits = { stepPx: 16, mostEdgePx: 4096 }
