import type { OperatorStyle } from '@ever-after/contract'
import { copy } from '../copy.ts'

type Wish = { prompt: string; problem?: undefined } | { prompt: ''; problem: string }

/** What the preview of a style is drawn from: the original prompt of its first variation, or why there is nothing. */
export function readPrompt({ styleName, variations }: OperatorStyle): Wish {
  const original = variations.at(0)?.prompts.original
  const words = original?.structured_technical ?? original?.detailed_scene
  if (words === undefined) return { prompt: '', problem: copy.missingPrompt }
  if (!words.trim() || !styleName.trim()) return { prompt: '', problem: copy.missingData }
  return { prompt: words }
}
