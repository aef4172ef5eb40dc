import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  title: string
  description?: string
  onClose: () => void
  /** A sheet rises from the bottom edge; a full dialog covers its frame. */
  shape?: 'sheet' | 'full'
  children: ReactNode
}

const shapes = {
  sheet: 'inset-x-0 bottom-0 rounded-t-[28px] px-6 pt-7 pb-[max(24px,env(safe-area-inset-bottom))]',
  full: 'inset-0 flex flex-col',
}

/** A modal dialog inside the app's frame; Escape and a tap outside close it. Mount it to open it. */
export function Dialog({ title, description, onClose, shape = 'sheet', children }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal container={document.getElementById('frame') ?? undefined}>
        <Radix.Overlay className="absolute inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content
          className={classNames('absolute z-50 max-h-full animate-rise overflow-auto bg-card', shapes[shape])}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={classNames('text-2xl leading-tight', shape === 'full' && 'sr-only')}>{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-soft-ink">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
