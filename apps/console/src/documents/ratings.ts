import { getStyleAnalytics, type RankedStyle, type RatingBand, ratingBandOf } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const ratingsKey = ['analytics', 'styles'] as const

export interface StyleRating extends Pick<RankedStyle, 'positive' | 'negative' | 'total'> {
  /** Share of positive ratings, 0..1; null for a style that nobody rated. */
  fraction: number | null
  /** Whole percent, rounded down, for a badge; null for a style that nobody rated. */
  percent: number | null
  band: RatingBand
}

const unrated: StyleRating = {
  positive: 0,
  negative: 0,
  total: 0,
  fraction: null,
  percent: null,
  band: 'unrated',
}

/** The figures of all styles in one call, read anew on each opening of the tab that shows them. */
export function useStyleAnalytics() {
  return useQuery({
    queryKey: ratingsKey,
    queryFn: () => call(getStyleAnalytics, {}),
    refetchOnMount: 'always',
  })
}

/** Ratings by style name; styles without ratings, and all of them until the figures are there, are unrated. */
export function useRatings(): (styleName: string) => StyleRating {
  const { data } = useQuery({
    queryKey: ratingsKey,
    queryFn: () => call(getStyleAnalytics, {}),
    select: byStyleName,
  })
  return data ?? nobody
}

export async function refreshRatings(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ratingsKey })
}

const nobody = () => unrated

function byStyleName({ ranking }: { ranking: RankedStyle[] }): (styleName: string) => StyleRating {
  const ratings = new Map(ranking.map((style) => [style.styleName, ratingOf(style)]))
  return (styleName) => ratings.get(styleName) ?? unrated
}

function ratingOf({ positive, negative, total }: RankedStyle): StyleRating {
  if (total === 0) return unrated
  const fraction = positive / total
  const percent = Math.floor(fraction * 100)
  return { positive, negative, total, fraction, percent, band: ratingBandOf({ positive, negative, total }) }
}
