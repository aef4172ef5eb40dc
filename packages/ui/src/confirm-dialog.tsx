import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  question: string
  /** What follows from yes. */
  description: string
  confirm: string
  cancel: string
  /** While it is under way it cannot be asked for again. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, description, confirm, cancel, onConfirm, onClose } = props
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await onConfirm()
  }
  return (
    <Dialog title={question} description={description} onClose={onClose}>
      <div className="mt-7 grid grid-cols-2 gap-3">
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
