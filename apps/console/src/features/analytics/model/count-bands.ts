import { type RankedStyle, type RatingBand, ratingBandOf } from '@ever-after/contract'

export const bands: readonly RatingBand[] = ['high', 'medium', 'low', 'unrated']

/** How many styles of the catalogue stand in each band of ratings. */
export function countBands(ranking: readonly RankedStyle[]): { band: RatingBand; styles: number }[] {
  const listed = ranking.filter(({ category }) => category !== null).map(ratingBandOf)
  return bands.map((band) => ({ band, styles: listed.filter((one) => one === band).length }))
}
