import { classNames } from '@ever-after/ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useArchive } from '#documents'
import { OperatorMenu } from '../features/access/index.ts'
import { copy } from './copy.ts'
import { SaveState } from './save-state.tsx'
import { type Tab, tabs } from './tabs.ts'
import { hasUnsavedWork } from './use-leave-warning.ts'

const specifiedTabs = 8

/** Every tab of the console; a column at its left, or a row that scrolls sideways where there is little room. */
export function Rail() {
  const [location] = useLocation()
  const { entries } = useArchive()
  const itemOf = (tab: Tab) => (
    <RailItem
      key={tab.path}
      tab={tab}
      isCurrent={tab.path === location}
      badge={tab.path === '/archive' ? entries.length : 0}
    />
  )
  return (
    <header className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] border-line border-b bg-card lg:flex lg:w-56 lg:flex-col lg:border-r lg:border-b-0">
      <div className="flex items-center gap-4 px-4 pt-1 lg:block lg:px-6 lg:pt-6">
        <p className="font-display text-title">
          {copy.product}{' '}
          <span className="eyebrow ml-1 hidden align-middle text-soft-ink sm:inline">{copy.console}</span>
        </p>
        <SaveState />
      </div>
      <nav
        aria-label={copy.tabs}
        className="relative col-span-2 row-start-2 flex gap-1 overflow-x-auto px-2 py-1.5 lg:flex-1 lg:flex-col lg:overflow-y-auto lg:px-3 lg:py-4"
      >
        {tabs.slice(0, specifiedTabs).map(itemOf)}
        <hr className="mx-3 my-2 hidden border-line lg:block" />
        {tabs.slice(specifiedTabs).map(itemOf)}
      </nav>
      <OperatorMenu hasUnsavedWork={hasUnsavedWork} />
    </header>
  )
}

function RailItem({ tab, isCurrent, badge }: { tab: Tab; isCurrent: boolean; badge: number }) {
  const Icon = tab.icon
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    const show = () => link.current && showInRow(link.current)
    show()
    // A tablet that is turned has another row.
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [isCurrent])
  return (
    <Link
      ref={link}
      href={tab.path === '/' ? '~/admin' : tab.path}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 shrink-0 items-center gap-3 rounded-field px-3 text-copy transition duration-200 -outline-offset-2',
        isCurrent ? 'bg-blush font-semibold text-ink' : 'text-soft-ink hover:bg-canvas hover:text-ink',
      )}
    >
      <Icon className="size-[18px] shrink-0" strokeWidth={1.6} aria-hidden="true" />
      {tab.label}
      {badge > 0 && (
        <span className="ml-auto rounded-full bg-ink px-2 py-0.5 font-semibold text-fine text-paper tabular-nums">
          {badge}
          <span className="sr-only">{copy.archived}</span>
        </span>
      )}
    </Link>
  )
}

/** In a row, the tab that is open may be beyond its edge. Only the row is moved, and nothing around it. */
function showInRow(tab: HTMLElement): void {
  const row = tab.parentElement
  if (!row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
