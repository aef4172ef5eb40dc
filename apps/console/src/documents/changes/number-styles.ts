import type { OperatorCatalogue } from '@ever-after/contract'
import { replaceStyles } from './replace-styles.ts'

/** Styles without an order get their place in their category's list. */
export function numberStyles(document: OperatorCatalogue): OperatorCatalogue {
  return replaceStyles(document, (styles) =>
    styles.map((style, index) => (style.order === undefined ? { ...style, order: index } : style)),
  )
}
