import { wardrobes } from './change-attire.ts'
import { findMentions } from './find-mentions.ts'
import type { SamePairing } from './pairing.ts'

const attireLine = /^(\s*Attire\s*:\s*)(.+?)(\.?\s*)$/i

/**
 * A line of a structured prompt that lists what both wear, such as "Attire: lace gown; black tuxedo."; undefined for
 * any other line.
 */
export function rewriteAttireLine(line: string, pairing: SamePairing): string | undefined {
  const [, label, listed, end] = attireLine.exec(line) ?? []
  // "She wears a gown" is a sentence; "the bride's own head covering" may stand in a list.
  if (!listed || findMentions(listed).some(({ owns }) => !owns)) return undefined
  const { replaced, kept, choose } = wardrobes[pairing]
  const parts = listed.split(/\s*;\s*/)
  const keptPart = parts.find((part) => part.search(kept) >= 0 && part.search(replaced) < 0)
  const replacedPart = parts.find((part) => part.search(replaced) >= 0 && part.search(kept) < 0)
  if (!keptPart || !replacedPart) return undefined
  const noun = pairing === 'bride-bride' ? 'bride' : 'groom'
  const others = parts.filter((part) => part !== keptPart && part !== replacedPart)
  const worn = [`one ${noun} in ${withArticle(keptPart)}`, `the other in ${choose(keptPart).full}`, ...others]
  return `${label}${worn.join('; ')}${end}`
}

function withArticle(garment: string): string {
  if (/^(?:an?|the|his|her)\s/i.test(garment)) return garment
  return `${/^[aeiou]/i.test(garment) ? 'an' : 'a'} ${garment}`
}
