import { classNames } from '@ever-after/ui'
import type { ReactNode } from 'react'

interface SectionProps {
  heading: string
  note?: string
  /** Stands at the right of the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** A card with a heading, one for each question that the tab answers. */
export function Section({ heading, note, tools, children }: SectionProps) {
  return (
    <section aria-label={heading} className="min-w-0 rounded-field border border-line bg-card p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className={classNames('min-w-0 flex-1', note && 'basis-64')}>
          <h2 className="text-lead">{heading}</h2>
          {note && <p className="mt-0.5 max-w-[80ch] text-pretty text-fine text-soft-ink">{note}</p>}
        </div>
        {tools}
      </header>
      <div className="mt-3">{children}</div>
    </section>
  )
}
