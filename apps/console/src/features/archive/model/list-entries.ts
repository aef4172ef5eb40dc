import type { ArchiveEntry } from '@ever-after/contract'

export const sorts = ['newest', 'oldest', 'name', 'category'] as const
export type Sort = (typeof sorts)[number]

interface Listing {
  entries: readonly ArchiveEntry[]
  search: string
  sort: Sort
}

/** Entries whose style, category or reason holds the words, in the order that was asked for. */
export function listEntries({ entries, search, sort }: Listing): ArchiveEntry[] {
  const words = search.trim().toLowerCase()
  const texts = ({ style, category, reason = '' }: ArchiveEntry) => [
    style.displayName,
    style.styleName,
    category,
    reason,
  ]
  return entries
    .filter((entry) => texts(entry).some((text) => text.toLowerCase().includes(words)))
    .toSorted(comparisons[sort])
}

const byName = (one: ArchiveEntry, other: ArchiveEntry) =>
  one.style.displayName.localeCompare(other.style.displayName)
const byTime = (one: ArchiveEntry, other: ArchiveEntry) =>
  Date.parse(other.archivedAt) - Date.parse(one.archivedAt)

const comparisons: Record<Sort, (one: ArchiveEntry, other: ArchiveEntry) => number> = {
  newest: byTime,
  oldest: (one, other) => byTime(other, one),
  name: byName,
  category: (one, other) => one.category.localeCompare(other.category) || byName(one, other),
}
