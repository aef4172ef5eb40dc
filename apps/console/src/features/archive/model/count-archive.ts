import type { ArchiveEntry } from '@ever-after/contract'

const weekMs = 7 * 24 * 60 * 60 * 1000
const roomyMax = 50

/** What the head of the tab says about the archive. */
export function countArchive(entries: readonly ArchiveEntry[], now: Date) {
  const since = now.getTime() - weekMs
  return {
    total: entries.length,
    thisWeek: entries.filter(({ archivedAt }) => Date.parse(archivedAt) >= since).length,
    categories: new Set(entries.map(({ category }) => category)).size,
    isGettingFull: entries.length > roomyMax,
  }
}
