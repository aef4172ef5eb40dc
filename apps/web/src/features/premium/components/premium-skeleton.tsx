import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function PremiumSkeleton() {
  return (
    <div className="h-full overflow-hidden">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-[clamp(220px,41dvh,350px)] rounded-none" />
      <div className="flex flex-col gap-5 px-5 pt-5">
        <Skeleton className="h-36 rounded-card" />
        <div className="grid grid-cols-2 gap-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-40 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  )
}
