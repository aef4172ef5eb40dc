import { classNames } from '@ever-after/ui'
import { CircleAlert, Info } from 'lucide-react'

interface FormNoteProps {
  /** Keeps the form from being saved. */
  isProblem?: boolean
  children: string
}

/** One line under a field: what is wrong with it, or what should be known about it. */
export function FormNote({ isProblem, children }: FormNoteProps) {
  const Icon = isProblem ? CircleAlert : Info
  return (
    <p
      className={classNames(
        'mt-1.5 flex items-start gap-1.5 text-fine',
        isProblem ? 'text-danger' : 'text-soft-ink',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  )
}
