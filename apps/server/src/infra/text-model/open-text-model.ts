import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import { type TextModel, type TextModelAccount, TextModelError } from './text-model.ts'

interface Opening extends TextModelAccount {
  /** How long one answer may take. */
  timeoutMs: number
}

/** Opens a hosted model of any server that speaks OpenAI's protocol; nothing is asked yet. */
export function openTextModel({ baseUrl, apiKey, model: name, timeoutMs }: Opening): TextModel {
  const server = createOpenAICompatible({
    name: 'text-model',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  })
  const model = server.chatModel(name)
  return {
    async write({ instructions, text, schema }) {
      try {
        const { output } = await generateText({
          model,
          instructions,
          prompt: text,
          output: Output.object({ schema }),
          // Whoever waits decides about another try.
          maxRetries: 0,
          abortSignal: AbortSignal.timeout(timeoutMs),
        })
        return output
      } catch (cause) {
        throw new TextModelError('The text model gave no usable answer.', { cause })
      }
    },
  }
}
