import type { OperatorCatalogue } from '@ever-after/contract'
import { Skeleton } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { countShown } from '../model.ts'

interface StatsProps {
  /** Undefined while it is not loaded. */
  document: OperatorCatalogue | undefined
  /** The category that is open in the phone. */
  category: string
}

/** What the shown catalogue holds, and the category that is open. */
export function Stats({ document, category }: StatsProps) {
  const counts = document && countShown(document, category)
  return (
    <dl
      aria-label={copy.stats}
      className="grid grid-cols-3 gap-x-4 gap-y-3 rounded-field border border-line bg-card px-4 py-3 md:grid-cols-1"
    >
      <Figure label={copy.categories} value={counts?.categories} />
      <Figure label={copy.stylesIn(category)} value={counts?.styles} />
      <Figure label={copy.subcategories} value={counts?.subcategories} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div>
      <dt className="text-fine text-soft-ink break-words">{label}</dt>
      <dd className="font-display text-headline tabular-nums">
        {value ?? <Skeleton className="mt-1 h-8 w-12" />}
      </dd>
    </div>
  )
}
