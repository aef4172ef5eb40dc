import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function DressBrowserSkeleton() {
  return (
    <div className="px-5 pt-[max(18px,env(safe-area-inset-top))]">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-10 w-60" />
      <Skeleton className="mt-3 h-4 w-72" />
      <Skeleton className="mt-2 h-4 w-28" />
      <Skeleton className="mt-5 h-12 rounded-full" />
      <Skeleton className="mt-4 h-[min(536px,calc(54dvh+148px))] rounded-[24px]" />
      <div className="mt-10 grid grid-cols-2 gap-3.5">
        {['a', 'b'].map((key) => (
          <Skeleton key={key} className="aspect-[2/3] rounded-card" />
        ))}
      </div>
    </div>
  )
}
