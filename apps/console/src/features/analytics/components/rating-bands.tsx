import type { RankedStyle } from '@ever-after/contract'
import { copy } from '../copy.ts'
import { countBands } from '../model/count-bands.ts'
import { ChartFrame, loadChart } from './chart-frame.tsx'
import { FigureTable } from './figure-table.tsx'

const BandChart = loadChart(async () => (await import('./band-chart.tsx')).BandChart)

/** How many styles are liked much, less and hardly, as a chart and as a table. */
export function RatingBands({ ranking }: { ranking: readonly RankedStyle[] }) {
  const counted = countBands(ranking)
  return (
    <div className="grid items-center gap-5 md:grid-cols-2">
      <ChartFrame>
        <BandChart bands={counted} />
      </ChartFrame>
      <FigureTable
        label={copy.ratings.heading}
        columns={copy.ratings.columns}
        words={['band']}
        rows={counted.map(({ band, styles }) => ({
          key: band,
          cells: { band: copy.ratings.bands[band], styles: copy.count(styles) },
        }))}
      />
    </div>
  )
}
