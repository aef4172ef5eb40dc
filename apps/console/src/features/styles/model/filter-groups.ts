import type { RatingBand } from '@ever-after/contract'
import type { Group, RatingOf } from './arrange-styles.ts'

export const bands = ['all', 'high', 'medium', 'low', 'unrated'] as const
export type BandFilter = 'all' | RatingBand

interface Filter {
  groups: Group[]
  search: string
  band: BandFilter
  ratingOf: RatingOf
}

/** Keeps the styles whose display name or category has all searched words and whose rating is in the band; categories without one go. */
export function filterGroups({ groups, search, band, ratingOf }: Filter): Group[] {
  const wanted = search.toLowerCase().split(/\s+/)
  if (!isFiltering({ search, band })) return groups
  return groups.flatMap((group) => {
    const entries = group.entries.filter(
      ({ style, words }) =>
        wanted.every((word) => words.includes(word)) &&
        (band === 'all' || ratingOf(style.styleName).band === band),
    )
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}

export function isFiltering({ search, band }: { search: string; band: BandFilter }): boolean {
  return search.trim() !== '' || band !== 'all'
}
