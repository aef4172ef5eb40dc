import type { RatingBand } from '@ever-after/contract'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { copy } from '../copy.ts'
import { colours, tick } from './chart-look.ts'

/** A bar for each band of ratings. */
export function BandChart({ bands }: { bands: readonly { band: RatingBand; styles: number }[] }) {
  const rows = bands.map(({ band, styles }) => ({ name: copy.ratings.bands[band], styles }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={rows} layout="vertical" accessibilityLayer={false} margin={{ right: 48 }}>
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" width={156} tick={tick} axisLine={false} tickLine={false} />
        <Bar
          dataKey="styles"
          fill={colours.half}
          radius={[0, 6, 6, 0]}
          isAnimationActive={false}
          barSize={22}
        >
          <LabelList dataKey="styles" position="right" style={tick} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
