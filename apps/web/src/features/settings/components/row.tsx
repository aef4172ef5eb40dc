import { classNames } from '@ever-after/ui'
import { ArrowUpRight, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="eyebrow px-1 font-sans text-soft-ink">{title}</h2>
      <ul className="mt-2.5 divide-y divide-line rounded-card border border-line bg-card px-4">{children}</ul>
    </section>
  )
}

interface RowLook {
  icon: LucideIcon
  name: string
  detail?: string
  isDanger?: boolean
}

const frame = 'flex min-h-14 w-full items-center gap-4 py-3 text-start'

interface ActionRowProps extends RowLook {
  isBusy?: boolean
  /** What opens outside the app says so. */
  outside?: string
  onPress: () => void
}

/** A row that does something here, or asks the store for its page. */
export function ActionRow({ onPress, isBusy, outside, ...look }: ActionRowProps) {
  return (
    <li>
      <button type="button" onClick={onPress} disabled={isBusy} className={frame}>
        <Face {...look} />
        {outside && (
          <>
            <span className="sr-only">({outside})</span>
            <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100 size-4 shrink-0 text-soft-ink" />
          </>
        )}
      </button>
    </li>
  )
}

interface LinkRowProps extends RowLook {
  href: string
  /** What opens outside the app says so. */
  outside?: string
  onPress: () => void
}

/** A row that leads to a page of the app, or out of it. */
export function LinkRow({ href, outside, onPress, ...look }: LinkRowProps) {
  const End = outside ? ArrowUpRight : ChevronRight
  return (
    <li>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          onPress()
        }}
        className={frame}
      >
        <Face {...look} />
        {outside && <span className="sr-only">({outside})</span>}
        <End aria-hidden="true" className="rtl:-scale-x-100 size-4 shrink-0 text-soft-ink" />
      </a>
    </li>
  )
}

function Face({ icon: Icon, name, detail, isDanger }: RowLook) {
  return (
    <>
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={classNames('size-5 shrink-0', isDanger ? 'text-danger' : 'text-champagne')}
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('block text-balance text-base', isDanger && 'text-danger')}>{name}</span>
        {detail && <span className="mt-0.5 block text-small text-soft-ink leading-snug">{detail}</span>}
      </span>
    </>
  )
}
