import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function HistorySkeleton() {
  return (
    <div className="px-5">
      <div className="flex h-11 items-center gap-6">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-28" />
      </div>
      <Skeleton className="mt-7 h-7 w-28" />
      <div className="mt-4 grid grid-cols-3 gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="aspect-[3/4]" />
        ))}
      </div>
      <p role="status" className="mt-6 text-center text-copy text-soft-ink">
        {copy.loading}
      </p>
    </div>
  )
}
