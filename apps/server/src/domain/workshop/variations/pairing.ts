/** Whom a prompt is rewritten for. */
export type SamePairing = 'bride-bride' | 'groom-groom'

export type Gender = 'feminine' | 'masculine'

export const genderOf = { 'bride-bride': 'feminine', 'groom-groom': 'masculine' } as const

export interface Person {
  feminine: string
  masculine: string
}

/** Words for the two people, singular. */
export const people: readonly Person[] = [
  { feminine: 'bride', masculine: 'groom' },
  { feminine: 'woman', masculine: 'man' },
  { feminine: 'wife', masculine: 'husband' },
  { feminine: 'lady', masculine: 'gentleman' },
]

const plurals: Record<string, string> = {
  woman: 'women',
  man: 'men',
  wife: 'wives',
  lady: 'ladies',
  gentleman: 'gentlemen',
}

export function pluralOf(noun: string): string {
  return plurals[noun] ?? `${noun}s`
}

export function possessiveOf(noun: string): string {
  return noun.endsWith('s') ? `${noun}'` : `${noun}'s`
}

/** Which gender a word for a person has, and what the word is for the other. */
export function readPerson(word: string): { gender: Gender; person: Person } | undefined {
  const noun = word.toLowerCase()
  for (const person of people) {
    if (person.feminine === noun) return { gender: 'feminine', person }
    if (person.masculine === noun) return { gender: 'masculine', person }
  }
  return undefined
}

/** Begins as the replaced words began. */
export function beginLike(text: string, replaced: string): string {
  const isCapital = /^[A-Z]/.test(replaced)
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
