import type { RankedStyle } from '@ever-after/contract'

/** By share, then by how many rated, unrated last; equals by name (decision A26). */
export function compareRanked(one: RankedStyle, other: RankedStyle): number {
  return (
    (other.liked?.fraction ?? -1) - (one.liked?.fraction ?? -1) ||
    other.total - one.total ||
    compareWords(one.displayName, other.displayName) ||
    compareWords(one.styleId, other.styleId)
  )
}

function compareWords(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
