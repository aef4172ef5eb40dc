import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function LedgerSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="mt-7 h-7 w-28" />
      <Skeleton className="mt-3 h-80 rounded-card" />
    </>
  )
}
