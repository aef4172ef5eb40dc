import {
  diffCatalogues,
  type FieldChange,
  isSameJson,
  listChanges,
  type OperatorCatalogue,
} from '@ever-after/contract'
import type { DressDocument } from '#documents'

export interface DiffEntry {
  id: string
  name: string
  /** Undefined for dresses, which have none. */
  category?: string
  fields: FieldChange[]
}

/** What lies between two contents of a document, as it is shown. */
export interface Diff {
  added: DiffEntry[]
  removed: DiffEntry[]
  changed: DiffEntry[]
  categoriesAdded: string[]
  categoriesRemoved: string[]
  reordered: string[]
  isCategoryOrderChanged: boolean
  isEmpty: boolean
}

export type Content = OperatorCatalogue | DressDocument

export function describeDiff(before: Content, after: Content): Diff {
  if ('dresses' in before || 'dresses' in after)
    return diffDresses('dresses' in before ? before : none, 'dresses' in after ? after : none)
  const { added, removed, changed, ...rest } = diffCatalogues(before, after)
  const entryOf = ({ category, style }: (typeof added)[number]): DiffEntry => ({
    id: style.id,
    name: style.displayName,
    category,
    fields: [],
  })
  return {
    ...rest,
    added: added.map(entryOf),
    removed: removed.map(entryOf),
    changed: changed.map(({ after: placed, fields }) => ({ ...entryOf(placed), fields })),
  }
}

const none: DressDocument = { dresses: [], version: '' }

function diffDresses(before: DressDocument, after: DressDocument): Diff {
  const [old, now] = [before, after].map(({ dresses }) => new Map(dresses.map((dress) => [dress.id, dress])))
  const missing = (from: typeof old, other: typeof old) =>
    [...from.values()].flatMap(({ id, name }) => (other.has(id) ? [] : { id, name, fields: [] }))
  const changed = [...now.values()].flatMap((dress) => {
    const fields = old.has(dress.id) ? listChanges(old.get(dress.id), dress) : []
    return fields.length > 0 ? { id: dress.id, name: dress.name, fields } : []
  })
  return {
    added: missing(now, old),
    removed: missing(old, now),
    changed,
    categoriesAdded: [],
    categoriesRemoved: [],
    reordered: [],
    isCategoryOrderChanged: false,
    isEmpty: isSameJson(before.dresses, after.dresses),
  }
}
