import type { RankedStyle } from '@ever-after/contract'

/** Styles whose name or category holds the words, each with the rank that it has among all. */
export function findRanked(ranking: readonly RankedStyle[], search: string) {
  const words = search.trim().toLowerCase()
  return ranking
    .map((style, index) => ({ rank: index + 1, style }))
    .filter(({ style: { displayName, category } }) =>
      [displayName, category ?? ''].some((text) => text.toLowerCase().includes(words)),
    )
}
