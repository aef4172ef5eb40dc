import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OperatorCatalogue, OperatorStyle } from '../schemas/catalogue.ts'
import { diffCatalogues, mergeCatalogues } from './index.ts'

const prompts = {
  original: { attire_type: 'bride-groom' as const, structured_technical: 'a garden' },
  'bride-bride': { attire_type: 'bride-bride' as const },
  'groom-groom': { attire_type: 'groom-groom' as const },
}

function style(id: string, more: Partial<OperatorStyle> = {}): OperatorStyle {
  const variations = [{ variationName: id, iconPath: '/i', previewPath: '/p', prompts }]
  return { id, styleName: id, displayName: id, isPopular: false, variations, ...more }
}

const catalogue = (styles: Record<string, OperatorStyle[]>): OperatorCatalogue => ({
  styles,
  categoryOrder: Object.keys(styles),
  version: '1',
})
const names = ({ styles }: OperatorCatalogue) =>
  Object.fromEntries(Object.entries(styles).map(([category, list]) => [category, list.map(({ id }) => id)]))

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => style(id))
const base = catalogue({ Beach: [a, b], Garden: [c, d] })

test('what two operators did to different styles of one category is all there', () => {
  const theirs = catalogue({ Beach: [style('a', { displayName: 'Tide' }), b], Garden: [c, d] })
  const mine = catalogue({ Beach: [a, style('b', { isPopular: true })], Garden: [c, d] })
  const { merged, conflicts } = mergeCatalogues({ base, theirs, mine })
  expect(conflicts).toEqual([])
  expect(merged.styles.Beach).toEqual([style('a', { displayName: 'Tide' }), style('b', { isPopular: true })])
})

test('one style changed on both sides is a conflict with both sides, until somebody chooses', () => {
  const theirs = catalogue({ Beach: [style('a', { displayName: 'Tide' }), b], Garden: [c, d] })
  const mine = catalogue({ Beach: [style('a', { displayName: 'Dusk' }), b], Garden: [c, d] })
  const { conflicts } = mergeCatalogues({ base, theirs, mine })
  expect(conflicts).toEqual([
    {
      styleId: 'a',
      name: 'Dusk',
      base: { category: 'Beach', style: a },
      theirs: { category: 'Beach', style: style('a', { displayName: 'Tide' }) },
      mine: { category: 'Beach', style: style('a', { displayName: 'Dusk' }) },
    },
  ])
  const chosen = mergeCatalogues({ base, theirs, mine, choices: { a: 'mine' } })
  expect(chosen.conflicts).toEqual([])
  expect(chosen.merged.styles.Beach[0].displayName).toBe('Dusk')
})

test('a style that one removed and the other changed is a conflict; an untouched one is removed', () => {
  const theirs = catalogue({ Beach: [], Garden: [c, d] })
  const mine = catalogue({ Beach: [style('a', { isPopular: true }), b], Garden: [c, d] })
  const { merged, conflicts } = mergeCatalogues({ base, theirs, mine })
  expect(conflicts).toMatchObject([{ styleId: 'a', theirs: null }])
  expect(names(merged).Beach).toEqual(['a'])
  const dropped = mergeCatalogues({ base, theirs, mine, choices: { a: 'theirs' } })
  expect(names(dropped.merged)).toEqual({ Beach: [], Garden: ['c', 'd'] })
})

test('a renamed category takes along what somebody else changed in it, and keeps what was added to the old one', () => {
  const mine = catalogue({ Shore: [a, b], Garden: [c, d] })
  const changed = style('a', { isPopular: true })
  const theirs = catalogue({ Beach: [changed, b, style('e')], Garden: [c, d] })
  const { merged, conflicts } = mergeCatalogues({ base, theirs, mine })
  expect(conflicts).toEqual([])
  expect(names(merged)).toEqual({ Shore: ['a', 'b'], Beach: ['e'], Garden: ['c', 'd'] })
  expect(merged.styles.Shore[0]).toEqual(changed)
})

test('who moved leads and additions stand where they were put', () => {
  const mine = catalogue({ Garden: [d, c], Beach: [a, b] })
  const theirs = catalogue({ Beach: [a, style('e'), b], Garden: [c, d, style('f')], Barn: [style('g')] })
  const { merged } = mergeCatalogues({ base, theirs, mine })
  expect(names(merged)).toEqual({ Garden: ['d', 'c', 'f'], Beach: ['a', 'e', 'b'], Barn: ['g'] })
  expect(merged.categoryOrder).toEqual(['Garden', 'Beach', 'Barn'])
})

test('order numbers count anew only where the list no longer agrees with them', () => {
  const numbered = catalogue({ Beach: [style('a', { order: 0 }), style('b', { order: 1 })] })
  const mine = catalogue({ Beach: [style('b', { order: 0 }), style('a', { order: 1 })] })
  const theirs = catalogue({
    Beach: [style('a', { order: 0 }), style('b', { order: 1, displayName: 'B' }), style('e', { order: 2 })],
  })
  const { merged, conflicts } = mergeCatalogues({ base: numbered, theirs, mine })
  expect(conflicts).toEqual([])
  expect(merged.styles.Beach.map(({ id, order }) => [id, order])).toEqual([
    ['b', 0],
    ['a', 1],
    ['e', 2],
  ])
})

test('a category that both emptied is gone, and one that was just added stays', () => {
  const theirs = catalogue({ Beach: [b], Garden: [c, d] })
  const mine = catalogue({ Beach: [a], Garden: [c, d], Castle: [] })
  const { merged } = mergeCatalogues({ base, theirs, mine })
  expect(names(merged)).toEqual({ Garden: ['c', 'd'], Castle: [] })
})

const drawn = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          category: fc.constantFrom('Beach', 'Garden', 'Barn'),
          displayName: fc.constantFrom('x', 'y', 'z'),
        }),
      ),
    ),
  )
  .map((entries) => {
    const groups = Object.groupBy(entries, ({ category }) => category)
    return catalogue(
      Object.fromEntries(
        Object.entries(groups).map(([category, list]) => [
          category,
          list.map(({ id, displayName }) => style(id, { displayName })),
        ]),
      ),
    )
  })
const idsOf = ({ styles }: OperatorCatalogue) =>
  Object.values(styles).flatMap((list) => list.map(({ id }) => id))

test('a merge with nothing on one side is the other side', () => {
  fc.assert(
    fc.property(drawn, drawn, (from, to) => {
      const ofMine = mergeCatalogues({ base: from, theirs: from, mine: to })
      const ofTheirs = mergeCatalogues({ base: from, theirs: to, mine: from })
      expect([ofMine.conflicts, ofTheirs.conflicts]).toEqual([[], []])
      for (const { merged } of [ofMine, ofTheirs]) expect(diffCatalogues(merged, to).isEmpty).toBe(true)
    }),
  )
})

test('no style is there twice or lost: it is merged, or somebody removed it and nobody else changed it', () => {
  fc.assert(
    fc.property(drawn, drawn, drawn, (from, theirs, mine) => {
      const { merged } = mergeCatalogues({ base: from, theirs, mine })
      const ids = idsOf(merged)
      expect(new Set(ids).size).toBe(ids.length)
      const removed = [theirs, mine].flatMap((side) =>
        diffCatalogues(from, side).removed.map(({ style: { id } }) => id),
      )
      for (const id of [...idsOf(theirs), ...idsOf(mine)])
        expect(ids.includes(id) || removed.includes(id)).toBe(true)
      expect(ids.every((id) => idsOf(theirs).includes(id) || idsOf(mine).includes(id))).toBe(true)
      expect(merged.categoryOrder.toSorted()).toEqual(Object.keys(merged.styles).toSorted())
    }),
  )
})
