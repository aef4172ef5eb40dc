import { rewriteAttireLine } from './attire-line.ts'
import { changeAttire } from './change-attire.ts'
import { nameCouple } from './name-couple.ts'
import { namePeople } from './name-people.ts'
import type { SamePairing } from './pairing.ts'

/**
 * The same picture with another pairing, by rules: the words for people, what they wear and the pronouns are exchanged,
 * and everything else stays as it was written.
 */
export function rewritePrompt(text: string, pairing: SamePairing): string {
  const lines = text.split('\n')
  const attireLines = lines.map((line) => rewriteAttireLine(line, pairing))
  const dressed = lines
    .map((line, index) => (attireLines[index] ? line : changeAttire(line, pairing)))
    .join('\n')
  const coupled = nameCouple(dressed, pairing)
  const named = namePeople(coupled, { pairing, hadCouple: coupled !== dressed })
  // Last, so that the people of these lines do not count among those whom the prompt tells of.
  const worn = named
    .split('\n')
    .map((line, index) => attireLines[index] ?? line)
    .join('\n')
  const written = tellPlurals(worn, pairing)
  return saysWho(written, pairing) ? written : `${who[pairing]} ${written}`
}

const who = { 'bride-bride': 'Two brides.', 'groom-groom': 'Two grooms.' } as const

const plurals = {
  'bride-bride': [
    [/\bgrooms\b/gi, 'brides'],
    [/\bhusbands\b/gi, 'wives'],
  ],
  'groom-groom': [
    [/\bbrides\b/gi, 'grooms'],
    [/\bwives\b/gi, 'husbands'],
  ],
} as const

function tellPlurals(text: string, pairing: SamePairing): string {
  return plurals[pairing].reduce((words, [pattern, instead]) => words.replace(pattern, instead), text)
}

/** Whether the words say which pairing it is; a prompt about "the couple" alone does not. */
function saysWho(text: string, pairing: SamePairing): boolean {
  return pairing === 'bride-bride'
    ? /\b(?:brides?|women|wives|ladies)\b/i.test(text)
    : /\b(?:grooms?|men|husbands|gentlemen)\b/i.test(text)
}
