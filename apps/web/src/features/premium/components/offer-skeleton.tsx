import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** Holds the offer's place while the store tells its prices. */
export function OfferSkeleton() {
  return (
    <div className="rounded-card border border-line bg-card px-5 py-5">
      <p role="status" className="sr-only">
        {copy.offer.loading}
      </p>
      <Skeleton className="mx-auto h-7 w-60" />
      <Skeleton className="mt-4 h-16" />
      <Skeleton className="mt-2.5 h-16" />
      <Skeleton className="mt-4 h-12 rounded-full" />
      <Skeleton className="mx-auto mt-4 h-3 w-64" />
      <Skeleton className="mx-auto mt-2 h-3 w-52" />
      <Skeleton className="mx-auto mt-2 mb-24 h-3 w-60" />
    </div>
  )
}
