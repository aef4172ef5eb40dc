import type { OperatorCatalogue } from '@ever-after/contract'
import { replaceStyles } from './replace-styles.ts'
import { stylesIn } from './styles-in.ts'

/** Puts the styles of a category into an order; those that it does not name come last as they stood. */
export function reorderStyles(
  document: OperatorCatalogue,
  { category, styleIds }: { category: string; styleIds: readonly string[] },
): OperatorCatalogue {
  const places = new Map(styleIds.map((id, index) => [id, index]))
  return replaceStyles(document, (styles, name) => {
    if (name !== category) return styles
    const placeOf = (id: string) => places.get(id) ?? Number.POSITIVE_INFINITY
    const ordered = stylesIn(document, category).toSorted((one, other) =>
      placeOf(one.id) === placeOf(other.id) ? 0 : placeOf(one.id) - placeOf(other.id),
    )
    return ordered.map((style, order) => (style.order === order ? style : { ...style, order }))
  })
}
