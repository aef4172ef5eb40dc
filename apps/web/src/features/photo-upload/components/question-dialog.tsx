import { Button, Dialog } from '@ever-after/ui'
import type { ReactNode } from 'react'
import type { PhotoHint } from '../draft/draft.ts'
import { HintLine } from './hint-list.tsx'

interface QuestionDialogProps {
  title: string
  description: string
  confirm: string
  cancel: string
  hints?: readonly PhotoHint[]
  isDestructive?: boolean
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens that costs or cannot be undone. */
export function QuestionDialog({ title, description, hints = [], children, ...rest }: QuestionDialogProps) {
  return (
    <Dialog title={title} description={description} onClose={rest.onCancel}>
      {hints.length > 0 && (
        <ul className="mt-5 flex flex-col gap-3">
          {hints.map((hint) => (
            <HintLine key={hint.words} hint={hint} />
          ))}
        </ul>
      )}
      <div className="mt-7 flex flex-col gap-2.5">
        <Button look={rest.isDestructive ? 'danger' : 'primary'} onClick={rest.onConfirm}>
          {rest.confirm}
        </Button>
        {children}
        <Button look="quiet" onClick={rest.onCancel}>
          {rest.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
