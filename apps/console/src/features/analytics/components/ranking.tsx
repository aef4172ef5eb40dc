import type { RankedStyle } from '@ever-after/contract'
import { Button, SearchField } from '@ever-after/ui'
import { useDeferredValue, useState } from 'react'
import { copy } from '../copy.ts'
import { findRanked } from '../model/find-ranked.ts'
import { RankingTable } from './ranking-table.tsx'

const shownAtFirst = 25
const shownMore = 100

/** The styles from the best liked down; unrated ones come last. */
export function Ranking({ ranking }: { ranking: readonly RankedStyle[] }) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(shownAtFirst)
  const found = findRanked(ranking, useDeferredValue(search))
  if (ranking.length === 0)
    return (
      <p className="text-copy text-soft-ink">
        <strong className="block text-ink">{copy.ranking.empty}</strong> {copy.ranking.emptyNote}
      </p>
    )
  return (
    <div className="grid gap-3">
      <SearchField
        value={search}
        placeholder={copy.ranking.search}
        clearLabel={copy.ranking.clearSearch}
        onChange={setSearch}
      />
      <p role="status" className="sr-only">
        {search && copy.ranking.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className="text-copy text-soft-ink">{copy.ranking.noneFound}</p>
      ) : (
        <RankingTable rows={found.slice(0, shown)} />
      )}
      {found.length > shown && (
        <Button
          look="quiet"
          size="compact"
          className="justify-self-center"
          onClick={() => setShown(shown + shownMore)}
        >
          {copy.ranking.more(found.length - shown)}
        </Button>
      )}
    </div>
  )
}
