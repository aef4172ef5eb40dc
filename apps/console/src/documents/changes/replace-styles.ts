import type { OperatorCatalogue, OperatorStyle } from '@ever-after/contract'

/**
 * Gives each category the styles that `replace` answers. A category that loses its last style is deleted with its place in
 * the order; one that was empty before stays. The same object comes back when nothing changes.
 */
export function replaceStyles(
  document: OperatorCatalogue,
  replace: (styles: OperatorStyle[], category: string) => OperatorStyle[],
): OperatorCatalogue {
  const entries = Object.entries(document.styles).map(([category, before]) => {
    const after = replace(before, category)
    return { category, before, after: isSameList(before, after) ? before : after }
  })
  if (entries.every(({ before, after }) => before === after)) return document
  const emptied = new Set(
    entries.filter(({ before, after }) => before.length > 0 && after.length === 0).map((one) => one.category),
  )
  const left = entries.filter(({ category }) => !emptied.has(category))
  return {
    ...document,
    styles: Object.fromEntries(left.map(({ category, after }) => [category, after])),
    categoryOrder: document.categoryOrder.filter((category) => !emptied.has(category)),
  }
}

/** Changes the styles with these ids and leaves the others as they are. */
export function changeStyles(
  document: OperatorCatalogue,
  styleIds: Iterable<string>,
  change: (style: OperatorStyle) => OperatorStyle,
): OperatorCatalogue {
  const wanted = new Set(styleIds)
  return replaceStyles(document, (styles) =>
    styles.map((style) => (wanted.has(style.id) ? change(style) : style)),
  )
}

function isSameList(before: readonly OperatorStyle[], after: readonly OperatorStyle[]): boolean {
  return before.length === after.length && before.every((style, index) => style === after[index])
}
