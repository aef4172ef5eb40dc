import type { ArchiveEntry } from '@ever-after/contract'

/** The file that an export gives: its name, and every archived style with when, why and from where it went. */
export function exportFile(entries: readonly ArchiveEntry[], now: Date): { name: string; text: string } {
  const exportedAt = now.toISOString()
  return {
    name: `archived-styles-${exportedAt.replaceAll(':', '-')}.json`,
    text: JSON.stringify({ entries, exportedAt, type: 'archive' }, null, 2),
  }
}
