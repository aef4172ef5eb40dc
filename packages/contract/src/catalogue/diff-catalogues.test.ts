import { expect, test } from 'vitest'
import type { OperatorCatalogue, OperatorStyle } from '../schemas/catalogue.ts'
import { adoptIds, diffCatalogues, isSameJson } from './index.ts'

function style(id: string, technical = 'a garden', more: Partial<OperatorStyle> = {}): OperatorStyle {
  const prompts = {
    original: { attire_type: 'bride-groom' as const, structured_technical: technical },
    'bride-bride': { attire_type: 'bride-bride' as const },
    'groom-groom': { attire_type: 'groom-groom' as const },
  }
  const variations = [{ variationName: `${id} 1`, iconPath: '/i', previewPath: '/p', prompts }]
  return { id, styleName: `${id} name`, displayName: id, isPopular: false, variations, ...more }
}

const catalogue = (styles: Record<string, OperatorStyle[]>): OperatorCatalogue => ({
  styles,
  categoryOrder: Object.keys(styles),
  version: '1',
})

test('a catalogue does not differ from itself, whatever the order of its keys', () => {
  const { id, ...rest } = style('a')
  const diff = diffCatalogues(catalogue({ Beach: [style('a')] }), catalogue({ Beach: [{ ...rest, id }] }))
  expect(diff.isEmpty).toBe(true)
})

test('added, removed, moved and changed styles are told apart, with the fields that changed', () => {
  const before = catalogue({ Beach: [style('a'), style('b')], Garden: [style('c')] })
  const after = catalogue({ Beach: [style('b', 'a lagoon')], Barn: [style('c'), style('d')] })
  const diff = diffCatalogues(before, after)
  expect(diff.added.map(({ style: { id } }) => id)).toEqual(['d'])
  expect(diff.removed.map(({ style: { id } }) => id)).toEqual(['a'])
  expect(diff.changed).toMatchObject([
    {
      styleId: 'b',
      fields: [
        {
          path: 'variations[0].prompts.original.structured_technical',
          before: 'a garden',
          after: 'a lagoon',
        },
      ],
    },
    { styleId: 'c', fields: [{ path: 'category', before: 'Garden', after: 'Barn' }] },
  ])
  expect(diff).toMatchObject({ categoriesAdded: ['Barn'], categoriesRemoved: ['Garden'], isEmpty: false })
})

test('another order is a change of the category and of no style', () => {
  const before = catalogue({ Beach: [style('a'), style('b')], Garden: [style('c')] })
  const after = catalogue({ Garden: [style('c')], Beach: [style('b'), style('a')] })
  const diff = diffCatalogues(before, after)
  expect(diff).toMatchObject({ changed: [], reordered: ['Beach'], isCategoryOrderChanged: true })
})

test('a file without ids changes the styles of the same names and does not replace them', () => {
  const known = catalogue({ Beach: [style('a'), style('b')] })
  const nameless = (of: OperatorStyle) => ({ ...of, id: '' })
  const file = catalogue({ Beach: [nameless(style('a', 'a lagoon')), nameless(style('z'))] })
  const adopted = adoptIds({ from: known, to: file })
  expect(adopted.styles.Beach.map(({ id }) => id)).toEqual(['a', ''])
  expect(diffCatalogues(known, adopted)).toMatchObject({ changed: [{ styleId: 'a' }] })
})

test('an id that the file uses elsewhere is not given to a second style', () => {
  const known = catalogue({ Beach: [style('a')] })
  const file = catalogue({
    Beach: [{ ...style('a'), id: '' }, style('a', 'moved', { styleName: 'another' })],
  })
  expect(adoptIds({ from: known, to: file }).styles.Beach.map(({ id }) => id)).toEqual(['', 'a'])
})

test('a list is not the same as an object, and a missing value the same as none', () => {
  expect(isSameJson([], {})).toBe(false)
  expect(isSameJson({ a: undefined }, {})).toBe(true)
  expect(isSameJson({ a: null }, {})).toBe(false)
  expect(isSameJson({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true)
})
