import { z } from 'zod'
import type { TextModelAccount } from './infra/text-model/text-model.ts'

/** Variables of the hosted text model; all of them may be absent. */
export const textModelVariables = {
  TEXT_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_MODEL_KEY: z.string().min(1).optional(),
  TEXT_MODEL: z.string().min(1).optional(),
}

const variables = z.object(textModelVariables)

/** The account at a server that speaks OpenAI's protocol, or nothing. */
export function readTextModel({
  TEXT_MODEL_URL: baseUrl,
  TEXT_MODEL_KEY: apiKey,
  TEXT_MODEL: model,
}: z.output<typeof variables>): TextModelAccount | undefined {
  if (baseUrl && apiKey && model) return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model }
  if (baseUrl || apiKey || model)
    throw new Error('TEXT_MODEL_URL, TEXT_MODEL_KEY and TEXT_MODEL belong together: set all three, or none.')
  return undefined
}
