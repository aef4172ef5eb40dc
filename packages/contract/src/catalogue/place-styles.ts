import type { OperatorCatalogue, OperatorStyle } from '../schemas/catalogue.ts'

/** A style and where it stands. */
export interface PlacedStyle {
  category: string
  style: OperatorStyle
}

/** A catalogue by style: where each stands, and who stands in each category in which order. */
export interface Placement {
  byKey: Map<string, PlacedStyle>
  sequences: Map<string, string[]>
  categoryOrder: string[]
}

/** Derived from flagged styles wherever it is shown (decision A30). */
export const popularCategory = 'Popular'

/** Indexes a catalogue by id; styles without one, or with one that stands there twice, are told apart by name and place. */
export function placeStyles({ styles, categoryOrder }: OperatorCatalogue): Placement {
  const categories = categoriesOf({ styles, categoryOrder })
  const byKey = new Map<string, PlacedStyle>()
  const sequences = new Map<string, string[]>()
  for (const category of categories) {
    const keys = inOrder(styles[category] ?? []).map((style) => {
      const key = freeKey(byKey, style)
      byKey.set(key, { category, style })
      return key
    })
    sequences.set(category, keys)
  }
  return { byKey, sequences, categoryOrder: categories }
}

/** Every category with a list: first those in the order list, then the others as they come. */
export function categoriesOf({
  styles,
  categoryOrder,
}: Pick<OperatorCatalogue, 'styles' | 'categoryOrder'>): string[] {
  const names = new Set([...categoryOrder, ...Object.keys(styles)])
  return [...names].filter((name) => name !== popularCategory && Object.hasOwn(styles, name))
}

/** By their order number; those without one come last, as they stand. */
function inOrder(styles: readonly OperatorStyle[]): OperatorStyle[] {
  return styles.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** A style's place in its category; those without a number are last. */
export function orderOf({ order }: Pick<OperatorStyle, 'order'>): number {
  return order ?? Number.MAX_SAFE_INTEGER
}

function freeKey(taken: ReadonlyMap<string, unknown>, { id, styleName }: OperatorStyle): string {
  const key = id || `without id: ${styleName}`
  if (!taken.has(key)) return key
  for (let again = 2; ; again++) if (!taken.has(`${key} ${again}`)) return `${key} ${again}`
}
