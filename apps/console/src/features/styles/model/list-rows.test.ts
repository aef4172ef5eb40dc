import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { arrangeStyles } from './arrange-styles.ts'
import { filterGroups } from './filter-groups.ts'
import { listRows } from './list-rows.ts'
import { selectRange } from './select-range.ts'

const unrated = {
  positive: 0,
  negative: 0,
  total: 0,
  fraction: null,
  percent: null,
  band: 'unrated',
} as const
const ratingOf = () => unrated
const document = catalogueOf({
  Beach: [styleOf('shore', { order: 2, isPopular: true }), styleOf('dune', { order: 1 }), styleOf('cliff')],
  Castle: [],
})
const groups = arrangeStyles({ document, sort: 'app', ratingOf })
const isExpanded = () => true

test('an unfolded list has a header for each category, rows of cards, and a line where there is none', () => {
  const rows = listRows({ groups, isExpanded, columns: 2 })
  expect(rows.map(({ kind, key }) => `${kind}: ${key}`)).toEqual([
    'header: category Popular',
    'cards: Popular 0',
    'header: category Beach',
    'cards: Beach 0',
    'cards: Beach 1',
    'header: category Castle',
    'empty: empty Castle',
  ])
})

test('styles stand by their order number in the order of the app', () => {
  expect(groups[1].entries.map(({ style }) => style.id)).toEqual(['dune', 'shore', 'cliff'])
})

test('all words of a search have to be found', { tags: ['LIVE-06'] }, () => {
  const find = (search: string) =>
    filterGroups({ groups, search, band: 'all', ratingOf }).map(({ entries }) => entries.length)
  expect(find('beach shore')).toEqual([1, 1])
  expect(find('beach castle')).toEqual([])
})

test('a range goes from card to card as they are shown, and a first card that is not shown is none', () => {
  const to = { category: 'Beach', styleId: 'shore' }
  const rangeFrom = (category: string, styleId: string) =>
    selectRange({ groups, isExpanded, from: { category, styleId }, to })
  expect(rangeFrom('Beach', 'dune')).toEqual(['dune', 'shore'])
  expect(rangeFrom('Popular', 'shore')).toEqual(['shore', 'dune', 'shore'])
  expect(rangeFrom('Garden', 'rose')).toEqual(['shore'])
})
