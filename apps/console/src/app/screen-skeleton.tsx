import { Skeleton } from '@ever-after/ui'
import { copy } from './copy.ts'

/** Stands where a screen will be: its heading, its tools and its first rows. */
export function ScreenSkeleton() {
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
