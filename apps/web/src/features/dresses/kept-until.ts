import { copy } from './copy.ts'
import type { DressChoice } from './model.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Until when the photo of an own dress is kept, in words; nothing for a dress of the catalogue. */
export function keptUntil({ expiresAt }: Pick<DressChoice, 'expiresAt'>): string | undefined {
  return expiresAt ? copy.keptUntil(day.format(new Date(expiresAt))) : undefined
}
