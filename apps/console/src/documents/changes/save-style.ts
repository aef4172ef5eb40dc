import type { OperatorCatalogue, OperatorStyle } from '@ever-after/contract'
import { ensureCategory } from './categories.ts'
import { moveStyles } from './move-styles.ts'
import { changeStyles } from './replace-styles.ts'
import { nextOrder } from './styles-in.ts'

interface SaveStyle {
  style: OperatorStyle
  category: string
}

/** Adds a style at the end of a category, which is made when it is new. */
export function addStyle(document: OperatorCatalogue, { style, category }: SaveStyle): OperatorCatalogue {
  const ready = ensureCategory(document, category)
  const list = ready.styles[category]
  return {
    ...ready,
    styles: { ...ready.styles, [category]: [...list, { ...style, order: nextOrder(list) }] },
  }
}

/** Replaces the style with the same id; it keeps its order, and a new one only when it goes to another category. */
export function editStyle(document: OperatorCatalogue, { style, category }: SaveStyle): OperatorCatalogue {
  const edited = changeStyles(document, [style.id], (before) => ({ ...style, order: before.order }))
  return moveStyles(edited, { styleIds: [style.id], category })
}
