import type { ArchiveEntry } from '@ever-after/contract'
import { archiveFromCatalogue, restore, type StylesCatalogue } from '#documents'
import { tell, toasts } from '#messages'
import { copy } from './copy.ts'

interface Restoring {
  entries: readonly ArchiveEntry[]
  catalogue: StylesCatalogue
}

/** Puts archived styles back and offers to archive them again; false when it was not done, which the person is told. */
export async function restoreEntries({ entries, catalogue }: Restoring): Promise<boolean> {
  toasts.dismiss()
  const isDone = await restore({ catalogue, ids: entries.map(({ id }) => id) })
  if (!isDone) return false
  const [{ style, category }] = entries
  const words =
    entries.length === 1 ? copy.restored(style.displayName, category) : copy.restoredMany(entries.length)
  tell(words, { undo: () => void archiveAgain({ entries, catalogue }) })
  return true
}

/** One save for each reason, which stays with its styles. */
async function archiveAgain({ entries, catalogue }: Restoring): Promise<void> {
  for (const [reason, some] of Map.groupBy(entries, (entry) => entry.reason)) {
    const styleIds = some.map(({ style }) => style.id)
    const done = await archiveFromCatalogue({ catalogue, styleIds, ...(reason && { reason }) })
    if (!done) return
  }
  tell(copy.archivedAgain(entries.length))
}
