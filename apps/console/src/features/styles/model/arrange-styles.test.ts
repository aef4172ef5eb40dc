import { ratingBandOf } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { arrangeStyles, type RatingOf, type Sort } from './arrange-styles.ts'
import { type BandFilter, filterGroups } from './filter-groups.ts'

const positives: Record<string, [number, number]> = {
  'Arch 10': [696, 1000],
  'arch 2': [7, 10],
  Bay: [70, 100],
  Cove: [0, 4],
  Elm: [4, 10],
  Fern: [399, 1000],
}
const ratingOf: RatingOf = (styleName) => {
  const [, name] = /^(.+) of old$/.exec(styleName) ?? []
  const [positive, total] = positives[name ?? ''] ?? [0, 0]
  const stats = { positive, negative: total - positive, total }
  const fraction = total ? positive / total : null
  return { ...stats, fraction, percent: fraction && Math.floor(fraction * 100), band: ratingBandOf(stats) }
}
const names = ['Dune', 'Arch 10', 'Bay', 'arch 2', 'Cove', 'Elm', 'Fern']
const document = catalogueOf({
  Beach: names.map((name) => styleOf(`id of ${name}`, { styleName: `${name} of old`, displayName: name })),
})
const sorted = (sort: Sort) =>
  arrangeStyles({ document, sort, ratingOf })[0].entries.map(({ style }) => style.displayName)

test('names are sorted as a person reads them', { tags: ['LIVE-07'] }, () => {
  expect(sorted('name')).toEqual(['arch 2', 'Arch 10', 'Bay', 'Cove', 'Dune', 'Elm', 'Fern'])
})

test('of two styles with the same share the one with more ratings comes first', {
  tags: ['LIVE-07', 'A33'],
}, () => {
  expect(sorted('rating')).toEqual(['Bay', 'arch 2', 'Arch 10', 'Elm', 'Fern', 'Cove', 'Dune'])
})

test('a catalogue in which nothing is popular has no Popular, and a stored one is not shown', {
  tags: ['LIVE-28', 'A30'],
}, () => {
  const stored = { ...document, styles: { ...document.styles, Popular: [styleOf('old')] } }
  const groups = arrangeStyles({ document: stored, sort: 'app', ratingOf })
  expect(groups.map(({ category }) => category)).toEqual(['Beach'])
})

test.for([
  ['high', ['Bay', 'arch 2']],
  ['medium', ['Arch 10', 'Elm']],
  ['low', ['Cove', 'Fern']],
  ['unrated', ['Dune']],
] as const)('the %s band holds %j', { tags: ['LIVE-09'] }, ([band, expected]) => {
  const groups = arrangeStyles({ document, sort: 'app', ratingOf })
  const found = filterGroups({ groups, search: '', band: band satisfies BandFilter, ratingOf })
  expect(found[0].entries.map(({ style }) => style.displayName)).toEqual(expected)
})
