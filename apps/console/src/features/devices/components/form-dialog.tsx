import { Button, Dialog } from '@ever-after/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { alertPerson } from '#messages'
import { httpWords, wordsOfError } from '#server-state'
import { copy } from '../copy.ts'

interface FormDialogProps {
  title: string
  description: string
  confirm: string
  isDestructive?: boolean
  /** Whether everything that is needed is written. */
  isReady: boolean
  onSend: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks for what a step at the desk needs; it stays open when the step fails, and says why. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, confirm, isDestructive, isReady, onSend, onClose, children } = props
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    setBusy(true)
    try {
      await onSend()
    } catch (error) {
      alertPerson(wordsOfError(error, httpWords(error)))
      setBusy(false)
    }
  }
  return (
    <Dialog shape="window" title={title} description={description} onClose={isBusy ? undefined : onClose}>
      <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-5">
        {children}
        <div className="flex justify-end gap-3">
          <Button look="quiet" size="compact" disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            size="compact"
            look={isDestructive ? 'danger' : 'primary'}
            disabled={!isReady || isBusy}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
