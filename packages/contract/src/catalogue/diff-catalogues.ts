import type { OperatorCatalogue } from '../schemas/catalogue.ts'
import { type FieldChange, listChanges } from './list-changes.ts'
import { type PlacedStyle, placeStyles } from './place-styles.ts'

export interface StyleChange {
  styleId: string
  name: string
  before: PlacedStyle
  after: PlacedStyle
  /** A move to another category is the field `category`; a place in the category's order is none. */
  fields: FieldChange[]
}

export interface CatalogueDiff {
  added: PlacedStyle[]
  removed: PlacedStyle[]
  changed: StyleChange[]
  categoriesAdded: string[]
  categoriesRemoved: string[]
  /** Categories whose styles, as far as they were there before, stand in another order. */
  reordered: string[]
  isCategoryOrderChanged: boolean
  isEmpty: boolean
}

/** Lists what lies between two catalogues, style by style. */
export function diffCatalogues(before: OperatorCatalogue, after: OperatorCatalogue): CatalogueDiff {
  const [old, now] = [placeStyles(before), placeStyles(after)]
  const found = {
    added: [...now.byKey].flatMap(([key, placed]) => (old.byKey.has(key) ? [] : placed)),
    removed: [...old.byKey].flatMap(([key, placed]) => (now.byKey.has(key) ? [] : placed)),
    changed: [...old.byKey].flatMap(([key, placed]) => changeOf(key, placed, now.byKey.get(key)) ?? []),
    categoriesAdded: now.categoryOrder.filter((name) => !old.sequences.has(name)),
    categoriesRemoved: old.categoryOrder.filter((name) => !now.sequences.has(name)),
    reordered: [...old.sequences].flatMap(([name, keys]) =>
      isReordered(keys, now.sequences.get(name) ?? []) ? name : [],
    ),
  }
  const isCategoryOrderChanged = isReordered(old.categoryOrder, now.categoryOrder)
  const isEmpty = !isCategoryOrderChanged && Object.values(found).every(({ length }) => length === 0)
  return { ...found, isCategoryOrderChanged, isEmpty }
}

function changeOf(
  styleId: string,
  before: PlacedStyle,
  after: PlacedStyle | undefined,
): StyleChange | undefined {
  if (!after) return undefined
  const moved: FieldChange[] =
    before.category === after.category
      ? []
      : [{ path: 'category', before: before.category, after: after.category }]
  const fields = [...moved, ...listChanges(before.style, after.style).filter(({ path }) => path !== 'order')]
  if (fields.length === 0) return undefined
  return { styleId, name: after.style.displayName, before, after, fields }
}

function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [inBefore, inAfter] = [new Set(before), new Set(after)]
  const stayed = before.filter((key) => inAfter.has(key))
  return after.filter((key) => inBefore.has(key)).some((key, index) => key !== stayed[index])
}
