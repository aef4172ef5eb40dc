import type { Attire, StudioRecipe } from '@ever-after/contract'
import type { Job } from '@ever-after/engine'
import { tellCovering } from '../catalogue/index.ts'

export interface PreviewWish {
  recipe: StudioRecipe
  prompt: string
  widthPx: number
}

/** The engine's job for a style's preview: two people from behind in what the prompt's pairing wears unasked. */
export function buildPreviewJob({ recipe, prompt, widthPx }: PreviewWish): Job {
  return {
    kind: 'preview',
    attires: attiresOf(prompt),
    recipe,
    widthPx,
    prompt: tellCovering(prompt, { recipe }),
  }
}

/** What both wear; a bride and a groom unless the prompt tells of two brides or two grooms. */
export function attiresOf(prompt: string): readonly [Attire, Attire] {
  const hasBride = /\b(?:brides?|women|wives)\b/i.test(prompt)
  const hasGroom = /\b(?:grooms?|men|husbands?)\b/i.test(prompt)
  if (hasBride && !hasGroom && /\b(?:brides|women|wives)\b/i.test(prompt)) return ['dress', 'dress']
  if (hasGroom && !hasBride && /\b(?:grooms|men|husbands)\b/i.test(prompt)) return ['suit', 'suit']
  return ['dress', 'suit']
}
