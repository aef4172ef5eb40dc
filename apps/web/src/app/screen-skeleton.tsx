import { Skeleton } from '@ever-after/ui'

/** Stands in while a screen's own code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className="px-5 pt-14">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-8 h-64 rounded-card" />
      <Skeleton className="mt-6 h-12 rounded-full" />
    </div>
  )
}
