import { Button, Dialog } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'

interface DeleteDialogProps {
  question: string
  onDelete: () => Promise<void>
  onClose: () => void
}

export function DeleteDialog({ question, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete()
  }
  return (
    <Dialog title={question} description={copy.deleteMore} onClose={onClose}>
      <div className="mt-7 grid grid-cols-2 gap-3">
        <Button look="quiet" onClick={onClose}>
          {copy.keep}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
          {copy.delete}
        </Button>
      </div>
    </Dialog>
  )
}
