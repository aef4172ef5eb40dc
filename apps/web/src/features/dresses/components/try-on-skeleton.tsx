import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function TryOnSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="aspect-[3/4] max-h-[max(300px,calc(100dvh-var(--notice-height)-356px))] framed:max-h-[max(300px,calc(100dvh-var(--notice-height)-400px))] w-full rounded-none" />
      <div className="px-5">
        <Skeleton className="mt-5 h-7 w-44" />
        <Skeleton className="mt-2 h-4 w-64" />
        <Skeleton className="mt-5 h-7 w-72" />
      </div>
      <div className="flex gap-3 overflow-hidden px-5 pt-6">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[8rem] w-[5.625rem] shrink-0" />
        ))}
      </div>
      <Skeleton className="mx-5 mt-5 h-12 rounded-full" />
    </div>
  )
}
