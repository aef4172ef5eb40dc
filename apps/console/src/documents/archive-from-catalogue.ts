import {
  type ArchiveEntry,
  archiveStyles,
  type OperatorCatalogue,
  restoreArchived,
} from '@ever-after/contract'
import { alertPerson } from '#messages'
import { call, saveFailureWords } from '#server-state'
import { addToArchive, takeFromArchive } from './archive.ts'
import { catalogues, forgetCachedLiveStyles, type StylesCatalogue } from './catalogues.ts'
import { putBack } from './changes/put-back.ts'
import { removeStyles } from './changes/remove-styles.ts'
import { copy } from './copy.ts'
import { requireToken } from './failures.ts'

interface Archiving {
  catalogue: StylesCatalogue
  styleIds: string[]
  reason?: string
}

/** Archives styles with the catalogue's save in one step; an undo brings them back to where they stood. */
export async function archiveFromCatalogue({
  catalogue,
  styleIds,
  reason,
}: Archiving): Promise<ArchiveEntry[] | undefined> {
  const store = catalogues[catalogue]
  const reply = await store.transact({
    label: copy.archiveLabel(styleIds.length),
    send: (baseVersion, { confirm }) =>
      call(archiveStyles, {
        body: { catalogue, styleIds, baseVersion, ...(reason && { reason }), ...(confirm && { confirm }) },
      }),
    apply: (document) => removeStyles(document, styleIds),
    undo: async ({ entries }, before) => {
      const isBack = await restore({ catalogue, ids: entries.map(({ id }) => id) })
      const place = (document: OperatorCatalogue) => putBack({ document, before, styleIds })
      return isBack && store.change(copy.restoreLabel, place, { canUndo: false })
    },
  })
  if (!reply) return undefined
  if (catalogue === 'live') forgetCachedLiveStyles()
  addToArchive(reply.entries)
  return reply.entries
}

/** Puts archived styles back into a catalogue; false when it was not done, which the person is told. */
export async function restore({
  catalogue,
  ids,
}: {
  catalogue: StylesCatalogue
  ids: string[]
}): Promise<boolean> {
  try {
    requireToken()
    await call(restoreArchived, { body: { catalogue, ids } })
  } catch (error) {
    alertPerson(saveFailureWords(error))
    return false
  }
  if (catalogue === 'live') forgetCachedLiveStyles()
  takeFromArchive(ids)
  await catalogues[catalogue].reload()
  return true
}
