import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'

export interface DialogProps {
  title: string
  description?: string
  /** A dialog without it cannot be closed by the person, such as while something is sent. */
  onClose?: () => void
  /** A sheet rises from the bottom edge; a full dialog covers its frame and shows its own heading. */
  shape?: 'sheet' | 'full'
  children?: ReactNode
}

const shapes = {
  sheet:
    'inset-x-0 bottom-0 rounded-t-[28px] bg-card px-6 pt-8 pb-[max(24px,env(safe-area-inset-bottom))] shadow-soft',
  full: 'inset-0 flex flex-col bg-paper',
}

/** What a dialog is made of; it is fetched apart from the first screen, which has none. */
export function Modal({ title, description, onClose, shape = 'sheet', children }: DialogProps) {
  const opener = useRef(document.activeElement)
  const isSheet = shape === 'sheet'
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose?.()}>
      <Radix.Portal container={document.getElementById('frame') ?? undefined}>
        <Radix.Overlay className="absolute inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          className={classNames(
            'absolute z-50 max-h-full overflow-y-auto outline-none',
            isSheet ? 'animate-rise' : 'animate-fade',
            shapes[shape],
          )}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What was pressed may be gone by now, such as the card of a deleted picture.
            const isThere = opener.current !== document.body && opener.current?.isConnected
            const next = isThere ? opener.current : document.querySelector('main')
            if (next instanceof HTMLElement) next.focus({ preventScroll: true })
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={isSheet ? 'text-headline leading-tight' : 'sr-only'}>{title}</Radix.Title>
          {description && (
            <Radix.Description className={isSheet ? 'mt-2 text-soft-ink leading-relaxed' : 'sr-only'}>
              {description}
            </Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
