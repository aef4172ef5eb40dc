import type { ReactNode } from 'react'

interface CardProps {
  heading: string
  tools?: ReactNode
  children: ReactNode
}

/** One part of what is known about a device. */
export function Card({ heading, tools, children }: CardProps) {
  return (
    <section aria-label={heading} className="min-w-0 rounded-field border border-line bg-card p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lead">{heading}</h3>
        {tools}
      </header>
      <div className="mt-2">{children}</div>
    </section>
  )
}
