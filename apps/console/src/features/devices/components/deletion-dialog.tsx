import type { DeletionReceipt, DeskDevice } from '@ever-after/contract'
import { TextField } from '@ever-after/ui'
import { useState } from 'react'
import { toasts } from '#messages'
import { deleteEverything } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { readReference } from '../model/read-reference.ts'
import { FormDialog } from './form-dialog.tsx'

interface DeletionDialogProps {
  device: DeskDevice
  onDeleted: (receipt: DeletionReceipt) => void
  onClose: () => void
}

const referenceMaxLength = 20
const reasonMaxLength = 500

/** Deletes everything of a device once its reference is typed again and a reason is given. */
export function DeletionDialog({ device, onDeleted, onClose }: DeletionDialogProps) {
  const { reference, creations } = device
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const isSame = readReference(typed) === reference
  const send = async () => {
    const receipt = await deleteEverything(device, { reference, reason: reason.trim() })
    // An undo that is still offered would be for a device that is gone.
    toasts.dismiss()
    onDeleted(receipt)
  }
  return (
    <FormDialog
      title={copy.deletionTitle(reference)}
      description={copy.deletionCount(creations.completed + creations.failed + creations.running)}
      confirm={copy.deletionConfirm}
      isDestructive
      isReady={isSame && reason.trim() !== ''}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={copy.typeReference(reference)}
        value={typed}
        maxLength={referenceMaxLength}
        onChange={setTyped}
      />
      <TextField isLong label={copy.reason} value={reason} maxLength={reasonMaxLength} onChange={setReason} />
    </FormDialog>
  )
}
