import type { RankedStyle } from '@ever-after/contract'
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

function categoryOf({ category }: RankedStyle): string {
  return category ?? copy.ranking.removed
}
