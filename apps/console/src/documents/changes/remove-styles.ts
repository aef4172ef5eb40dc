import type { OperatorCatalogue } from '@ever-after/contract'
import { replaceStyles } from './replace-styles.ts'

/** Takes styles out; a category that loses its last one goes too. */
export function removeStyles(document: OperatorCatalogue, styleIds: Iterable<string>): OperatorCatalogue {
  const gone = new Set(styleIds)
  return replaceStyles(document, (styles) => styles.filter(({ id }) => !gone.has(id)))
}
