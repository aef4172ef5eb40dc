import type { RatingBand } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import { copy } from '../copy.ts'

const dots: Record<Exclude<RatingBand, 'unrated'>, string> = {
  high: 'bg-success',
  medium: 'bg-champagne',
  low: 'bg-danger',
}

interface RatingBadgeProps {
  /** Whole percent; null for a style that nobody rated. */
  percent: number | null
  band: RatingBand
  total: number
}

/** The share of good ratings of a style, in the colour of its band. */
export function RatingBadge({ percent, band, total }: RatingBadgeProps) {
  if (percent === null || band === 'unrated') return null
  return (
    <span
      role="img"
      aria-label={copy.ratingOf(percent, total)}
      title={copy.ratingOf(percent, total)}
      data-band={band}
      className="flex items-center gap-1.5 rounded-full border border-line bg-card px-2 py-0.5 font-semibold text-fine text-ink tabular-nums"
    >
      <span className={classNames('size-2.5 rounded-full', dots[band])} />
      {percent}%
    </span>
  )
}
