import {
  categoriesOf,
  type OperatorCatalogue,
  type OperatorStyle,
  popularCategory,
} from '@ever-after/contract'
import { type StyleRating, stylesIn } from '#documents'

export const sorts = ['app', 'name', 'rating'] as const
export type Sort = (typeof sorts)[number]
export type RatingOf = (styleName: string) => StyleRating

export interface Entry {
  style: OperatorStyle
  category: string
  /** What a search looks in, in small letters. */
  words: string
}

export interface Group {
  category: string
  /** Popular is made from flagged styles and cannot be edited (decision A30). */
  isDerived: boolean
  /** How many styles it holds, of which a search may leave fewer entries. */
  size: number
  entries: readonly Entry[]
}

interface Arrangement {
  document: OperatorCatalogue
  sort: Sort
  ratingOf: RatingOf
}

/** The categories in the app's order with their styles sorted; Popular first, unless nothing is popular. */
export function arrangeStyles({ document, sort, ratingOf }: Arrangement): Group[] {
  const groups = categoriesOf(document).map((category) => {
    const entries = stylesIn(document, category).map((style) => entryOf(style, category))
    return { category, isDerived: false, size: entries.length, entries }
  })
  const popular = groups.flatMap(({ entries }) => entries.filter(({ style }) => style.isPopular))
  const all =
    popular.length > 0
      ? [{ category: popularCategory, isDerived: true, size: popular.length, entries: popular }, ...groups]
      : groups
  if (sort === 'app') return all
  const compare = sort === 'name' ? byName : byRating(ratingOf)
  return all.map((group) => ({ ...group, entries: group.entries.toSorted(compare) }))
}

function entryOf(style: OperatorStyle, category: string): Entry {
  return { style, category, words: `${style.displayName}\n${category}`.toLowerCase() }
}

const { compare: compareWords } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function byName(one: Entry, other: Entry): number {
  return compareWords(one.style.displayName, other.style.displayName)
}

/** Best first, of the same share those with more ratings first; unrated styles last. */
function byRating(ratingOf: RatingOf) {
  return (one: Entry, other: Entry) => {
    const [first, second] = [ratingOf(one.style.styleName), ratingOf(other.style.styleName)]
    return (second.fraction ?? -1) - (first.fraction ?? -1) || second.total - first.total
  }
}
