import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useCloseOnBack } from './close-on-back.ts'

interface MenuProps {
  label: string
  /** The control that opened it; the menu stands beside it and gives the focus back to it. */
  opener: Element
  items: readonly { value: string; label: string; isDisabled?: boolean }[]
  onChoose: (value: string) => void
  onClose: () => void
}

/** A menu beside the control that opened it; arrow keys and typing move in it. Mount it to open it. */
export function Menu({ label, opener, items, onChoose, onClose }: MenuProps) {
  const [{ left, top, width, height }] = useState(() => opener.getBoundingClientRect())
  useCloseOnBack({ close: onClose })
  // What it stands beside is somewhere else once the window has another size.
  useEffect(() => {
    window.addEventListener('resize', onClose)
    return () => window.removeEventListener('resize', onClose)
  }, [onClose])
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed opacity-0"
          style={{ left, top, width, height }}
        />
      </Radix.Trigger>
      <Radix.Portal container={opener.closest('main') ?? undefined}>
        <Radix.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
          }}
          className="z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-48 max-w-80 animate-fade overflow-y-auto rounded-field border border-line bg-card p-1.5 shadow-soft"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.value}
              disabled={item.isDisabled}
              onSelect={() => onChoose(item.value)}
              className="flex min-h-11 cursor-pointer items-center rounded-[10px] px-3 text-copy text-ink outline-none -outline-offset-2 data-disabled:cursor-default data-highlighted:bg-blush data-disabled:opacity-45"
            >
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
