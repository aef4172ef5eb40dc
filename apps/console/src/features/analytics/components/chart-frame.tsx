import { Skeleton } from '@ever-after/ui'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { copy } from '../copy.ts'

/** Where a chart stands once it is fetched. Screen readers get the table beside it, which says the same. */
export function ChartFrame({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="h-56 min-w-0">
      <Suspense fallback={<Skeleton className="h-full w-full" />}>{children}</Suspense>
    </div>
  )
}

/** A chart that is fetched when it is first shown; one that cannot be fetched leaves the rest of the screen as it is. */
export function loadChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: MissingChart as ComponentType<Props> }
    }
  })
}

function MissingChart() {
  return <p className="pt-4 text-small text-soft-ink">{copy.chartFailed}</p>
}
