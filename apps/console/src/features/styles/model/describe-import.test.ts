import { diffCatalogues } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { describeImport } from './describe-import.ts'

const before = catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')], Garden: [styleOf('rose')] })
const describe = (after: typeof before) => describeImport({ diff: diffCatalogues(before, after), before })

test('an import of the same catalogue has nothing to list', () => {
  const { figures, lists } = describe(before)
  expect(figures.map(({ words }) => words)).toEqual([
    '0 added',
    '0 changed',
    '0 removed',
    '3 stay as they are',
  ])
  expect(figures.some(({ isGrave }) => isGrave)).toBe(false)
  expect(lists).toEqual([])
})

test('an import that moves, orders and removes says what goes where', () => {
  const after = catalogueOf({ Garden: [styleOf('rose')], Coast: [styleOf('dune')], Beach: [] })
  const { figures, lists } = describe(after)
  expect(figures[2]).toEqual({ words: '1 removed', isGrave: true })
  expect(lists.map(({ title, lines }) => [title, lines])).toEqual([
    ['Removed (1)', ['shore (Beach)']],
    ['Changed (1)', ['dune (Coast): category']],
    ['Categories (2)', ['Coast is new', 'The order of the categories changes']],
  ])
})

test('more lines than anybody reads are counted', () => {
  const many = Array.from({ length: 130 }, (_, index) => styleOf(`style ${index}`))
  const [added] = describe(catalogueOf({ ...before.styles, Castle: many })).lists
  expect(added.title).toBe('Added (130)')
  expect([added.lines.length, added.more]).toEqual([100, 30])
})
