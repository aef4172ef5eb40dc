import { dayInWords } from '#platform/day-in-words.ts'
import { copy } from './copy.ts'
import type { DressChoice } from './model.ts'

/** Until when the photo of an own dress is kept, in words; nothing for a dress of the catalogue. */
export function keptUntil({ expiresAt }: Pick<DressChoice, 'expiresAt'>): string | undefined {
  return expiresAt ? copy.keptUntil(dayInWords(expiresAt)) : undefined
}
