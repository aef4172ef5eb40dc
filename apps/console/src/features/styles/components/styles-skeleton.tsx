import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

const cards = Array.from({ length: 10 }, (_, index) => `card ${index}`)

/** Stands where the catalogue will be. */
export function StylesSkeleton({ title }: { title: string }) {
  return (
    <div className="grid gap-4 overflow-hidden">
      <header>
        <h1 className="text-title">{title}</h1>
        <p role="status" className="mt-0.5 text-small text-soft-ink">
          {copy.loading}
        </p>
      </header>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-64" />
      <div className="grid grid-cols-5 gap-3">
        {cards.map((card) => (
          <Skeleton key={card} className="aspect-[4/6] w-full" />
        ))}
      </div>
    </div>
  )
}
