import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'

const cards = Array.from({ length: 10 }, (_, index) => `card ${index}`)

/** Stands where the dresses will be. */
export function DressesSkeleton() {
  return (
    <div className="grid gap-4">
      <header className="min-h-11">
        <h1 className="text-title">{copy.title}</h1>
        <p role="status" className="text-small text-soft-ink">
          {copy.loading}
        </p>
      </header>
      <Skeleton className="h-12 w-full" />
      <div className="grid grid-cols-5 gap-3">
        {cards.map((card) => (
          <Skeleton key={card} className="aspect-[4/6] w-full" />
        ))}
      </div>
    </div>
  )
}
