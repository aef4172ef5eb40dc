import type { OperatorCatalogue } from '@ever-after/contract'
import { useDeferredValue, useMemo } from 'react'
import { copy } from '../copy.ts'
import { findDuplicates } from '../model/find-duplicates.ts'

const shownMax = 50

/** Warns of names that several styles have. */
export function DuplicatesNotice({ document }: { document: OperatorCatalogue }) {
  const seen = useDeferredValue(document)
  const duplicates = useMemo(() => findDuplicates(seen), [seen])
  if (duplicates.length === 0) return null
  return (
    <details className="rounded-field border border-champagne bg-card px-4 text-small">
      <summary className="min-h-11 cursor-pointer rounded-field py-2.5">
        {copy.duplicates(duplicates.length)}
      </summary>
      <ul className="grid max-h-40 gap-1 overflow-y-auto pb-3 text-soft-ink">
        {duplicates.slice(0, shownMax).map(({ name, places }) => (
          <li key={name}>{copy.duplicateOf(name, places.join(', '))}</li>
        ))}
      </ul>
    </details>
  )
}
