import type { ArchiveEntry } from '@ever-after/contract'
import { useState } from 'react'
import { type StylesCatalogue, useArchive } from '#documents'
import { askPerson, tell } from '#messages'
import { copy } from './copy.ts'
import { restoreEntries } from './restore-entries.ts'

/** What can be done with archived styles; one thing at a time. */
export function useEntryActions(catalogue: StylesCatalogue) {
  const { entries, deleteOne, deleteAll } = useArchive()
  const [isBusy, setBusy] = useState(false)
  const during = async (work: () => Promise<boolean>) => {
    setBusy(true)
    const isDone = await work()
    setBusy(false)
    return isDone
  }

  return {
    isBusy,
    restore: (some: readonly ArchiveEntry[]) => during(() => restoreEntries({ entries: some, catalogue })),
    async remove({ id, style: { displayName } }: ArchiveEntry) {
      const question = copy.deleteQuestion(displayName)
      if (!(await askPerson({ question, confirm: copy.deleteConfirm, isDestructive: true }))) return
      if (await during(() => deleteOne(id))) tell(copy.deleted(displayName))
    },
    async clear() {
      const count = entries.length
      const isSure = await askPerson({
        question: copy.clearQuestion,
        description: copy.clearNote(count),
        confirm: copy.clearConfirm(count),
        isDestructive: true,
      })
      if (isSure && (await during(deleteAll))) tell(copy.cleared(count))
    },
  }
}

export type EntryActions = ReturnType<typeof useEntryActions>
