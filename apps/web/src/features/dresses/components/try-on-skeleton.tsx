import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { stageRooms } from './stage-rooms.ts'

export function TryOnSkeleton() {
  return (
    <div className="flex min-h-full flex-col">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className={`w-full shrink-0 rounded-none ${stageRooms.preview}`} />
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
