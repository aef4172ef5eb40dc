import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { keepUppermostShown } from './keep-uppermost-shown.ts'

export interface DialogProps {
  title: string
  description?: string
  /** A dialog without it cannot be closed by the person, such as while something is sent. */
  onClose?: () => void
  /** A sheet rises from the bottom edge; a full dialog covers its frame and shows its own heading. */
  shape?: 'sheet' | 'full'
  /** It fades out, just before it is unmounted. */
  isLeaving?: boolean
  /** Names the close button of a sheet; without it there is none, and with it a tap outside still closes. */
  closeLabel?: string
  children?: ReactNode
}

const shapes = {
  sheet:
    'inset-x-0 bottom-0 rounded-t-[28px] bg-card px-6 pt-8 pb-[max(24px,env(safe-area-inset-bottom))] shadow-soft',
  full: 'inset-0 flex flex-col bg-paper',
}

/** What a dialog is made of; it is fetched apart from the first screen, which has none. */
export function Modal(props: DialogProps) {
  const { title, description, onClose, shape = 'sheet', isLeaving, closeLabel, children } = props
  const opener = useRef(document.activeElement)
  const isSheet = shape === 'sheet'
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose?.()}>
      <Radix.Portal container={document.getElementById('frame') ?? undefined}>
        <Radix.Overlay
          className={classNames('absolute inset-0 z-50 bg-veil', motion(isLeaving, 'animate-fade'))}
        />
        <Radix.Content
          ref={keepUppermostShown}
          className={classNames(
            'absolute z-50 max-h-full overflow-y-auto outline-none',
            motion(isLeaving, isSheet ? 'animate-rise' : 'animate-fade'),
            shapes[shape],
          )}
          onOpenAutoFocus={(event) => {
            // The first thing that could take the focus is the close button, which nobody came for.
            if (!closeLabel || !(event.target instanceof HTMLElement)) return
            event.preventDefault()
            event.target.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // What was pressed may be gone by now, such as the card of a deleted picture.
            const isThere = opener.current !== document.body && opener.current?.isConnected
            const next = isThere ? opener.current : document.querySelector('main')
            if (next instanceof HTMLElement) next.focus({ preventScroll: true })
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          {closeLabel && onClose && (
            <IconButton
              label={closeLabel}
              onClick={onClose}
              className="sticky -top-1.5 z-10 float-right -mt-1.5 -mr-3 ml-2 bg-card"
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
            </IconButton>
          )}
          <Radix.Title className={isSheet ? 'text-headline leading-tight' : 'sr-only'}>{title}</Radix.Title>
          {description && (
            <Radix.Description
              className={isSheet ? 'mt-2 text-pretty text-soft-ink leading-relaxed' : 'sr-only'}
            >
              {description}
            </Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function motion(isLeaving: boolean | undefined, entering: string): string {
  return isLeaving ? 'animate-leave' : entering
}
