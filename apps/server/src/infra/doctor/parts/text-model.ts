import type { TextModelAccount } from '../../text-model/text-model.ts'
import type { Examined } from '../finding.ts'
import { askService } from './ask-service.ts'

const part = 'Text model'

/** What writes variations of prompts; asked for its list of models, which costs nothing. */
export function textModelPart(account: TextModelAccount | undefined): Examined {
  return {
    part,
    async check({ signal }) {
      if (!account)
        return {
          part,
          state: 'off',
          words:
            'Variations of prompts are written by rules. TEXT_MODEL_URL, TEXT_MODEL_KEY and TEXT_MODEL change that.',
        }
      const { baseUrl, apiKey, model } = account
      return askService({
        part,
        words: `Variations of prompts are written by ${model}`,
        url: `${baseUrl}/models`,
        headers: { authorization: `Bearer ${apiKey}` },
        keyVariable: 'TEXT_MODEL_KEY',
        signal,
      })
    },
  }
}
