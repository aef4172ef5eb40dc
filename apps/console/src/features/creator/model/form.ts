import { type OperatorStyle, prompts } from '@ever-after/contract'
import * as z from 'zod/mini'
import { copy } from '../copy.ts'

/** Where new styles wait; couples never see it (decision A27). */
export const draftsCategory = 'Drafts'
export const pairings = ['original', 'bride-bride', 'groom-groom'] as const

export const formSchema = z.object({
  styleName: z.string(),
  basePrompt: z.string(),
  /** The prompts of the three pairings once they were generated, and the base prompt that they were made from. */
  variations: z.nullable(
    z.object({
      prompts,
      basePrompt: z.string(),
      writtenBy: z.enum(['model', 'rules']),
      isEdited: z.boolean(),
    }),
  ),
  iconPath: z.string(),
  previewPath: z.string(),
})
export type CreatorForm = z.infer<typeof formSchema>
type Prompt = OperatorStyle['variations'][number]['prompts']['original']

export const emptyForm: CreatorForm = {
  styleName: '',
  basePrompt: '',
  variations: null,
  iconPath: '',
  previewPath: '',
}

/** What a style still lacks, by the words that stand at the field. */
export function missingIn({ styleName, variations, iconPath, previewPath }: CreatorForm): string[] {
  const isWritten = variations && pairings.every((name) => wordsOf(variations.prompts[name]).trim())
  return [
    ...(styleName.trim() ? [] : [copy.styleName]),
    ...(isWritten ? [] : [copy.variations]),
    ...(iconPath ? [] : [copy.icon]),
    ...(previewPath ? [] : [copy.preview]),
  ]
}

/** The style that a complete form describes; undefined while something is missing. */
export function styleOf(form: CreatorForm, id: string): OperatorStyle | undefined {
  const { variations, iconPath, previewPath } = form
  if (missingIn(form).length > 0 || !variations) return undefined
  const styleName = form.styleName.trim()
  return {
    id,
    styleName,
    displayName: styleName,
    isPopular: false,
    variations: [{ variationName: styleName, iconPath, previewPath, prompts: variations.prompts }],
  }
}

/** A prompt's words; an original one may have them in either of two fields. */
export function wordsOf(prompt: Prompt): string {
  return prompt.structured_technical ?? prompt.detailed_scene ?? ''
}

/** The form with other words for one pairing, in the field in which they are. */
export function withWords(form: CreatorForm, name: (typeof pairings)[number], words: string): CreatorForm {
  const { variations } = form
  if (!variations) return form
  const before = variations.prompts[name]
  const isScene = before.structured_technical === undefined && before.detailed_scene !== undefined
  const prompt = { ...before, [isScene ? 'detailed_scene' : 'structured_technical']: words }
  return {
    ...form,
    variations: { ...variations, isEdited: true, prompts: { ...variations.prompts, [name]: prompt } },
  }
}
