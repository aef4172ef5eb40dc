import type { Group } from './arrange-styles.ts'

/** A card of the list; a popular style has two. */
export interface CardPlace {
  category: string
  styleId: string
}

interface Range {
  groups: readonly Group[]
  isExpanded: (category: string) => boolean
  from: CardPlace | undefined
  to: CardPlace
}

/** The styles of the cards from one to another as they are shown; only the second where the first is not shown. */
export function selectRange({ groups, isExpanded, from, to }: Range): string[] {
  const shown = groups
    .filter(({ category }) => isExpanded(category))
    .flatMap(({ category, entries }) => entries.map(({ style }) => ({ category, styleId: style.id })))
  const indexOf = (place: CardPlace | undefined) =>
    shown.findIndex((one) => one.styleId === place?.styleId && one.category === place.category)
  const [first, last] = [indexOf(from), indexOf(to)].toSorted((one, other) => one - other)
  return first < 0 ? [to.styleId] : shown.slice(first, last + 1).map(({ styleId }) => styleId)
}
