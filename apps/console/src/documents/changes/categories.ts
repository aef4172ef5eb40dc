import { categoriesOf, type OperatorCatalogue, popularCategory } from '@ever-after/contract'

/** Why a name cannot be a new category's; null when it can. */
export function refusedCategoryName(name: string): 'empty' | 'popular' | null {
  const trimmed = name.trim().toLowerCase()
  if (trimmed === '') return 'empty'
  return trimmed === popularCategory.toLowerCase() ? 'popular' : null
}

/** Makes a category at the end of the order; one that is there, and a name that is refused, change nothing. */
export function addCategory(document: OperatorCatalogue, name: string): OperatorCatalogue {
  return refusedCategoryName(name) ? document : ensureCategory(document, name.trim())
}

export function ensureCategory(document: OperatorCatalogue, name: string): OperatorCatalogue {
  if (Object.hasOwn(document.styles, name)) return document
  const others = document.categoryOrder.filter((category) => category !== name)
  return { ...document, styles: { ...document.styles, [name]: [] }, categoryOrder: [...others, name] }
}

/** Renames a category in its place; an empty, unchanged, refused or taken name changes nothing. */
export function renameCategory(
  document: OperatorCatalogue,
  { from, to }: { from: string; to: string },
): OperatorCatalogue {
  const name = to.trim()
  const isTaken = Object.hasOwn(document.styles, name)
  if (refusedCategoryName(name) || isTaken || !Object.hasOwn(document.styles, from)) return document
  const styles = Object.entries(document.styles).map(([category, list]) => [
    category === from ? name : category,
    list,
  ])
  const categoryOrder = categoriesOf(document).map((category) => (category === from ? name : category))
  return { ...document, styles: Object.fromEntries(styles), categoryOrder }
}

/** Takes a category without styles away; one that has some stays. */
export function removeCategory(document: OperatorCatalogue, name: string): OperatorCatalogue {
  const isEmpty = document.styles[name]?.length === 0
  if (!isEmpty) return document
  const { [name]: _, ...styles } = document.styles
  const categoryOrder = document.categoryOrder.filter((category) => category !== name)
  return { ...document, styles, categoryOrder }
}

/** Puts categories into an order; Popular is dropped, and what the order does not name comes last as it stood. */
export function reorderCategories(document: OperatorCatalogue, order: readonly string[]): OperatorCatalogue {
  const known = categoriesOf(document)
  const named = order.filter((category) => known.includes(category))
  const categoryOrder = [...new Set([...named, ...known])]
  const isSame = categoryOrder.every((category, index) => category === document.categoryOrder[index])
  return isSame && categoryOrder.length === document.categoryOrder.length
    ? document
    : { ...document, categoryOrder }
}
