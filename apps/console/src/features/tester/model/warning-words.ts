import { failureNameOf } from '#server-state'
import { copy } from '../copy.ts'

/** How an operator reads a warning: of the picture, of a partner's photo, or of a model that was asked before. */
export function wordsOfWarning(warning: string): string {
  const [who, code] = warning.split(':')
  if (code === undefined) return copy.warningNames[who] ?? failureNameOf(who)
  if (who === 'partner1' || who === 'partner2')
    return copy.warningOf(copy.partner(who === 'partner1' ? 1 : 2), failureNameOf(code))
  return copy.warningOf(who, failureNameOf(code))
}
