import { useState } from 'react'
import type { Notify } from '#creations'
import { refreshOwnDresses } from '../api/own-dresses.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'
import { DeleteDressDialog } from './delete-dress-dialog.tsx'
import { UploadDressSheet } from './upload-dress-sheet.tsx'

export type OwnDressDoor = { kind: 'upload' } | { kind: 'delete'; dress: DressChoice } | undefined

/** Which of the two dialogs about own dresses is open. */
export function useOwnDressDoors() {
  const [door, setDoor] = useState<OwnDressDoor>()
  return {
    door,
    openUpload: () => setDoor({ kind: 'upload' }),
    openDelete: (dress: DressChoice) => setDoor({ kind: 'delete', dress }),
    close: () => setDoor(undefined),
  }
}

interface OwnDressDoorsProps {
  doors: ReturnType<typeof useOwnDressDoors>
  notify: Notify
  onUploaded?: (id: string) => void
  onDeleted?: (id: string) => void
}

/** The dialogs for a new dress of one's own and for one to delete. */
export function OwnDressDoors({ doors: { door, close }, notify, onUploaded, onDeleted }: OwnDressDoorsProps) {
  if (door?.kind === 'upload') {
    return (
      <UploadDressSheet
        onClose={close}
        onUploaded={({ id }) => {
          close()
          notify({ title: copy.uploaded })
          onUploaded?.(id)
        }}
      />
    )
  }
  if (door?.kind !== 'delete') return null
  const { dress } = door
  return (
    <DeleteDressDialog
      dress={dress}
      onClose={close}
      onDeleted={() => {
        close()
        notify({ title: copy.deleted })
        onDeleted?.(dress.id)
      }}
      onFailed={() => {
        close()
        notify({ title: copy.deleteFailed, description: copy.deleteFailedMore, isDestructive: true })
        void refreshOwnDresses()
      }}
    />
  )
}
