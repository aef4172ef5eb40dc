import type { DrawRequest } from '../spec.ts'
import type { Asked } from './adapter.ts'

/** The prompt with the pictures it is about; words alone where there are none, since an empty list asks for an edit of nothing. */
export function promptOf({ prompt, references }: DrawRequest): Asked['prompt'] {
  if (!references.length) return prompt
  return { text: prompt, images: references.map(({ bytes }) => bytes) }
}
