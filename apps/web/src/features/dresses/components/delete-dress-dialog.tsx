import { ConfirmDialog } from '@ever-after/ui'
import { deleteDress } from '../api/delete-dress.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'

interface DeleteDressDialogProps {
  dress: DressChoice
  onClose: () => void
  onDeleted: () => void
  onFailed: () => void
}

/** Asks before an own dress is deleted, and deletes it. */
export function DeleteDressDialog({ dress, onClose, onDeleted, onFailed }: DeleteDressDialogProps) {
  return (
    <ConfirmDialog
      question={copy.deleteQuestion(dress.name)}
      description={copy.deleteMore}
      confirm={copy.delete}
      cancel={copy.keep}
      onConfirm={() => deleteDress(dress.id).then(onDeleted, onFailed)}
      onClose={onClose}
    />
  )
}
