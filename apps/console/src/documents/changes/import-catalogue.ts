import { adoptIds, type OperatorCatalogue, operatorStyle } from '@ever-after/contract'
import * as z from 'zod/mini'
import { refusedCategoryName } from './categories.ts'
import { numberStyles } from './number-styles.ts'

const importedStyle = z.extend(operatorStyle, {
  id: z._default(z.string(), ''),
  isPopular: z._default(z.boolean(), false),
})
const styleMap = z.record(z.string(), z.unknown())
const order = z.optional(z.array(z.string()))

/** What a file holds: its categories and how many styles are in them. */
export interface ImportedCatalogue {
  document: Pick<OperatorCatalogue, 'styles' | 'categoryOrder'>
  categories: number
  styles: number
}

/**
 * Reads a JSON file with `styles`, or a plain map of them, and an optional order of the categories. Throws an error that
 * says where what is wrong.
 */
export function readImport(text: string): ImportedCatalogue {
  const file = readAs(styleMap, { value: JSON.parse(text), where: ['The file'] })
  const isWrapped = 'styles' in file && !Array.isArray(file.styles)
  const lists = Object.entries(
    isWrapped ? readAs(styleMap, { value: file.styles, where: ['styles'] }) : file,
  ).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) &&
      refusedCategoryName(entry[0]) !== 'popular' &&
      (isWrapped || entry[0] !== 'categoryOrder'),
  )
  const styles = Object.fromEntries(lists.map(([category, list]) => [category, readStyles(category, list)]))
  const asked = readAs(order, { value: file.categoryOrder, where: ['categoryOrder'] })
  const categoryOrder = (asked ?? Object.keys(styles)).filter((category) => Object.hasOwn(styles, category))
  const rest = Object.keys(styles).filter((category) => !categoryOrder.includes(category))
  return {
    document: { styles, categoryOrder: [...new Set([...categoryOrder, ...rest])] },
    categories: lists.length,
    styles: lists.reduce((count, [, list]) => count + list.length, 0),
  }
}

/** Replaces the whole document; styles of the same name keep their id, new ones get one. */
export function importCatalogue(
  document: OperatorCatalogue,
  { imported, newId }: { imported: ImportedCatalogue; newId: () => string },
): OperatorCatalogue {
  const to = adoptIds({ from: document, to: { ...document, ...imported.document } })
  const styles = Object.entries(to.styles).map(([category, list]) => [
    category,
    list.map((style) => (style.id ? style : { ...style, id: newId() })),
  ])
  return numberStyles({ ...to, styles: Object.fromEntries(styles) })
}

function readStyles(category: string, list: unknown[]): OperatorCatalogue['styles'][string] {
  return list.map((value, index) => readAs(importedStyle, { value, where: [category, String(index)] }))
}

/** What is wrong is said with its place in the file, as an operator can look it up. */
function readAs<S extends z.core.$ZodType>(
  schema: S,
  { value, where }: { value: unknown; where: string[] },
): z.output<S> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const words = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message
  throw new Error(`${[...where, ...issue.path.map(String)].join('.')}: ${words}`)
}
