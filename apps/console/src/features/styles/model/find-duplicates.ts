import type { OperatorCatalogue } from '@ever-after/contract'
import { placedStyles } from '#documents'

export interface Duplicate {
  name: string
  /** Who has it: display name and category. */
  places: string[]
}

/** Names that several styles have; the app resolves a name to the first of them (decision A31). */
export function findDuplicates(document: OperatorCatalogue): Duplicate[] {
  const places = new Map<string, Set<string>>()
  const count = new Map<string, number>()
  for (const { category, style } of placedStyles(document)) {
    for (const name of namesOf(style)) {
      count.set(name, (count.get(name) ?? 0) + 1)
      places.set(name, (places.get(name) ?? new Set()).add(`${style.displayName} (${category})`))
    }
  }
  return [...count]
    .filter(([, times]) => times > 1)
    .map(([name]) => ({ name, places: [...(places.get(name) ?? [])] }))
}

/** A style's own name and those of its variations, each once. */
export function namesOf({ styleName, variations }: OperatorCatalogue['styles'][string][number]): Set<string> {
  return new Set([styleName, ...variations.map(({ variationName }) => variationName)])
}
