import type { Style } from '@ever-after/contract'
import { copy } from './copy.ts'
import type { Section } from './model.ts'

/**
 * Sections of the styles that have every word of the term in a name of theirs or among their keywords; those that are named
 * so come first. Case, accents and the two ways to spell a colour make no difference.
 */
export function searchSections(sections: readonly Section[], term: string): Section[] {
  const words = wordsOf(term)
  if (words.length === 0) return [...sections]
  const found = sections.map((section) => {
    const styles = section.styles.filter((style) => matches({ section, style, words }))
    const named = styles.filter((style) => isNamed(style, words))
    return {
      section: { ...section, styles: [...named, ...styles.filter((style) => !named.includes(style))] },
      isFirst: section.isPopular || named.length > 0,
    }
  })
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)]
    .map(({ section }) => section)
    .filter(({ styles }) => styles.length > 0)
}

/** Whether somebody looks for who they are; every style is for everyone. */
export function asksForPairing(term: string): boolean {
  const said = ` ${fold(term)}`
  return listed(copy.pairingWords).some((word) => said.includes(` ${word}`))
}

interface Candidate {
  section: Section
  style: Style
  words: readonly string[]
}

function matches({ section, style, words }: Candidate): boolean {
  const names = [section.name, style.displayName, style.subcategory ?? ''].map(fold)
  const keywords = style.variations.flatMap(({ keywords = [] }) => keywords).map(fold)
  return words.every(
    (word) =>
      names.some((name) => name.includes(word)) ||
      keywords.some((keyword) => ` ${keyword}`.includes(` ${word}`)),
  )
}

function isNamed({ displayName }: Style, words: readonly string[]): boolean {
  const name = fold(displayName)
  return words.every((word) => name.includes(word))
}

/** The words of a term; those that say nothing count only where nothing else is said. */
function wordsOf(term: string): string[] {
  const said = fold(term)
    .replace(/\b(?:b and w|bw)\b/g, 'black white')
    .split(' ')
    .filter(Boolean)
  const fillers = listed(copy.fillerWords)
  const telling = said.filter((word) => !fillers.includes(word))
  return telling.length > 0 ? telling : said
}

function listed(words: string): string[] {
  return words.split(', ').map(fold)
}

/** As it is compared: without case, accents and signs. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('colour', 'color')
    .replaceAll('grey', 'gray')
    .trim()
}
