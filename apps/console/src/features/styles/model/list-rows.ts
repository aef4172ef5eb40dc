import type { Entry, Group } from './arrange-styles.ts'

/** One line of the list; rows of cards hold as many as fit beside each other. */
export type Row =
  | { kind: 'header'; key: string; group: Group; isExpanded: boolean }
  | { kind: 'cards'; key: string; category: string; entries: readonly Entry[] }
  | { kind: 'empty'; key: string; category: string }

interface Listing {
  groups: readonly Group[]
  isExpanded: (category: string) => boolean
  columns: number
}

/** Flattens categories into the rows of one long list. */
export function listRows({ groups, isExpanded, columns }: Listing): Row[] {
  return groups.flatMap((group): Row[] => {
    const { category, entries } = group
    const header: Row = {
      kind: 'header',
      key: `category ${category}`,
      group,
      isExpanded: isExpanded(category),
    }
    if (!header.isExpanded) return [header]
    if (entries.length === 0) return [header, { kind: 'empty', key: `empty ${category}`, category }]
    return [header, ...rowsOfCards({ category, entries, columns })]
  })
}

function rowsOfCards({
  category,
  entries,
  columns,
}: {
  category: string
  entries: readonly Entry[]
  columns: number
}) {
  return Array.from({ length: Math.ceil(entries.length / columns) }, (_, index): Row => {
    const first = index * columns
    return {
      kind: 'cards',
      key: `${category} ${index}`,
      category,
      entries: entries.slice(first, first + columns),
    }
  })
}
