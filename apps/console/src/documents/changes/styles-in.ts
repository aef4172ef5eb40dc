import {
  categoriesOf,
  type OperatorCatalogue,
  type OperatorStyle,
  type PlacedStyle,
} from '@ever-after/contract'

/** The styles of a category as the app shows them; those without an order come last. */
export function stylesIn({ styles }: OperatorCatalogue, category: string): OperatorStyle[] {
  return (styles[category] ?? []).toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** Every style with its category, in the order of the catalogue. */
export function placedStyles(document: OperatorCatalogue): PlacedStyle[] {
  return categoriesOf(document).flatMap((category) =>
    stylesIn(document, category).map((style) => ({ category, style })),
  )
}

/** Where a style stands; undefined when it does not. */
export function findStyle(document: OperatorCatalogue, styleId: string): PlacedStyle | undefined {
  return placedStyles(document).find(({ style }) => style.id === styleId)
}

/** The order of a style that is put at the end of a category. */
export function nextOrder(styles: readonly OperatorStyle[]): number {
  return styles.reduce((highest, { order }) => Math.max(highest, order ?? -1), -1) + 1
}

function orderOf({ order }: OperatorStyle): number {
  return order ?? Number.POSITIVE_INFINITY
}
