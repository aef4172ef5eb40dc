import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'

interface NoticeProps {
  title: string
  children?: ReactNode
  /** One way on, and where the page has none, a way back below it. */
  action?: ReactNode
  isAlert?: boolean
  /** Whether the notice is all there is on the page, so that its title is the page's. */
  isPage?: boolean
}

/** A quiet full-width message for an empty, failed or missing screen. */
export function Notice({ title, children, action, isAlert, isPage }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="flex min-h-[56dvh] animate-fade flex-col items-center justify-center px-8 py-14 text-center"
    >
      <Ornament />
      <Heading className="mt-6 text-headline leading-tight">{title}</Heading>
      {children && <p className="mt-3 max-w-[32ch] text-balance text-soft-ink">{children}</p>}
      {action && <div className="mt-7 flex flex-col items-center gap-2">{action}</div>}
    </div>
  )
}
