import { faultReason, type RankedStyle } from '@ever-after/contract'
import { copy } from '../copy.ts'
import { distanceOf, partOf, secondsOf, shareOf } from '../model/figures.ts'
import type { findRanked } from '../model/find-ranked.ts'
import { FigureTable } from './figure-table.tsx'

/** One row for each style: how it is liked, and how its pictures go. */
export function RankingTable({ rows }: { rows: ReturnType<typeof findRanked> }) {
  return (
    <FigureTable
      label={copy.ranking.heading}
      columns={copy.ranking.columns}
      words={['style', 'category']}
      wide="category"
      rows={rows.map(({ rank, style }) => ({
        key: style.styleId,
        cells: {
          rank,
          style: (
            <>
              <span className="font-semibold">{style.displayName}</span>
              <span className="block text-fine text-soft-ink lg:hidden">{categoryOf(style)}</span>
              <Reasons reasons={style.reasons} />
            </>
          ),
          category: categoryOf(style),
          positive: copy.count(style.positive),
          negative: copy.count(style.negative),
          total: copy.count(style.total),
          percent: <span className="whitespace-nowrap">{shareOf(style.liked)}</span>,
          runs: copy.count(style.runs),
          failed: <span className="whitespace-nowrap">{partOf(style.failed, style.runs)}</span>,
          p50: secondsOf(style.p50Ms),
          p95: secondsOf(style.p95Ms),
          likeness: distanceOf(style.likeness, 2),
        },
      }))}
    />
  )
}

/** Why its pictures were not good, the most frequent reason first. */
function Reasons({ reasons }: Pick<RankedStyle, 'reasons'>) {
  const told = faultReason.options
    .map((reason) => ({ reason, times: reasons[reason] ?? 0 }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times)
    .map(({ reason, times }) => copy.ranking.reason(copy.ranking.reasons[reason], times))
  if (told.length === 0) return null
  return <span className="block text-fine text-soft-ink">{copy.ranking.notGood(told)}</span>
}

function categoryOf({ category }: RankedStyle): string {
  return category ?? copy.ranking.removed
}
