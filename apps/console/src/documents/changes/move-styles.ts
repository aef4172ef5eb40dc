import type { OperatorCatalogue } from '@ever-after/contract'
import { ensureCategory } from './categories.ts'
import { removeStyles } from './remove-styles.ts'
import { nextOrder, placedStyles } from './styles-in.ts'

/** Puts styles at the end of a category, which is made when it is new; those that are in it already stay where they are. */
export function moveStyles(
  document: OperatorCatalogue,
  { styleIds, category }: { styleIds: Iterable<string>; category: string },
): OperatorCatalogue {
  const wanted = new Set(styleIds)
  const moving = placedStyles(document).filter(
    (placed) => wanted.has(placed.style.id) && placed.category !== category,
  )
  if (moving.length === 0) return document
  const left = ensureCategory(
    removeStyles(
      document,
      moving.map(({ style }) => style.id),
    ),
    category,
  )
  const first = nextOrder(left.styles[category])
  const arrived = moving.map(({ style }, index) => ({ ...style, order: first + index }))
  return { ...left, styles: { ...left.styles, [category]: [...left.styles[category], ...arrived] } }
}
