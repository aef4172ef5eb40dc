import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { runsRightToLeft } from './runs-right-to-left.ts'
import { Shelf } from './shelf.tsx'

interface TabsProps {
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  value: string
  onChange: (value: string) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** A row of tabs over one panel; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId()
  const current = tabs.findIndex((tab) => tab.value === value)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = runsRightToLeft(event.currentTarget) ? -1 : 1
    const target = targetOf({ key: event.key, current, count: tabs.length, step })
    if (target === undefined) return
    event.preventDefault()
    onChange(tabs[target].value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={move}>
        <Shelf className="gap-1 px-2.5">
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              id={`${id}-${index}`}
              type="button"
              role="tab"
              aria-selected={index === current}
              aria-controls={`${id}-panel`}
              tabIndex={index === current ? 0 : -1}
              data-current={index === current}
              onClick={() => onChange(tab.value)}
              className={classNames(
                'flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 px-2.5 text-copy transition duration-200 -outline-offset-2',
                index === current ? 'border-rose font-semibold' : 'border-transparent text-soft-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </Shelf>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}

interface Press {
  key: string
  current: number
  count: number
  /** Where the arrow to the right leads. */
  step: 1 | -1
}

function targetOf({ key, current, count, step }: Press): number | undefined {
  if (key === 'ArrowRight') return (current + step + count) % count
  if (key === 'ArrowLeft') return (current - step + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
