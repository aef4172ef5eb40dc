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
  /** What the back button does in the place of closing. */
  onBack?: () => void
  /**
   * A sheet rises from the bottom edge; a full dialog covers its frame and shows its own heading; a window stands in the
   * middle of a wide screen, and a wide one has room for a form in columns.
   */
  shape?: 'sheet' | 'full' | 'window' | 'wide'
  /** It fades out, just before it is unmounted. */
  isLeaving?: boolean
  /** Names the close button of a sheet; without it there is none, and with it a tap outside still closes. */
  closeLabel?: string
  children?: ReactNode
}

const windowLook =
  'inset-x-4 top-1/2 mx-auto max-h-[calc(100%-32px)] -translate-y-1/2 rounded-card border border-line bg-card p-6 shadow-soft'

const shapes = {
  sheet:
    'inset-x-0 bottom-0 max-h-full rounded-t-[28px] bg-card px-6 pt-8 pb-[max(24px,env(safe-area-inset-bottom))] shadow-soft',
  full: 'inset-0 flex max-h-full flex-col bg-paper',
  window: `${windowLook} max-w-[560px]`,
  wide: `${windowLook} max-w-[1040px]`,
}

/** What a dialog is made of; it is fetched apart from the first screen, which has none. */
export function Modal(props: DialogProps) {
  const { title, description, onClose, shape = 'sheet', isLeaving, closeLabel, children } = props
  const opener = useRef(document.activeElement)
  const hasHeading = shape !== 'full'
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose?.()}>
      <Radix.Portal container={document.getElementById('frame') ?? undefined}>
        <Radix.Overlay
          className={classNames('absolute inset-0 z-50 bg-veil', motion(isLeaving, 'animate-fade'))}
        />
        <Radix.Content
          ref={keepUppermostShown}
          data-sheet={shape === 'sheet' || undefined}
          className={classNames(
            'absolute z-50 overflow-y-auto outline-none',
            motion(isLeaving, shape === 'sheet' ? 'animate-rise' : 'animate-fade'),
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
              className={classNames(
                'sticky z-10 float-end -me-3 ms-2 bg-card',
                shape === 'window' || shape === 'wide' ? '-top-2.5 -mt-2.5' : '-top-1.5 -mt-1.5',
              )}
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
            </IconButton>
          )}
          <Radix.Title className={hasHeading ? 'text-headline leading-tight' : 'sr-only'}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description
              className={hasHeading ? 'mt-2 text-pretty text-soft-ink leading-relaxed' : 'sr-only'}
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
