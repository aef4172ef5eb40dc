import { type Mention, ownsWhatFollows } from './find-mentions.ts'
import type { Gender } from './pairing.ts'

const forms = {
  feminine: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  masculine: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
} as const

/** The same pronoun in another gender; what follows tells "her hand" from "the hand is hers". */
export function pronounFor({ case: grammatical, text }: Mention, gender: Gender, after: string): string {
  const shortened = /['’]s$/.exec(text)?.[0] ?? ''
  if (grammatical === 'possessive' && gender === 'feminine' && !ownsWhatFollows(after)) return 'hers'
  return `${forms[gender][grammatical ?? 'object']}${shortened}`
}
