import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { importCatalogue, readImport } from './import-catalogue.ts'

const { id: _id, ...shore } = styleOf('shore')

test('a file has styles, or is a plain map of them, and an order, or its keys are one', {
  tags: ['LIVE-49'],
}, () => {
  const styles = { Beach: [shore], Forest: [styleOf('moss'), styleOf('fern')] }
  const wrapped = readImport(JSON.stringify({ styles, categoryOrder: ['Forest', 'Beach', 'Gone'] }))
  expect(wrapped).toMatchObject({
    categories: 2,
    styles: 3,
    document: { categoryOrder: ['Forest', 'Beach'] },
  })
  const bare = readImport(JSON.stringify({ styles }))
  expect(bare.document.categoryOrder).toEqual(['Beach', 'Forest'])
  const plain = readImport(JSON.stringify(styles))
  expect(plain).toMatchObject({ categories: 2, styles: 3, document: { categoryOrder: ['Beach', 'Forest'] } })
  const ordered = readImport(JSON.stringify({ ...styles, categoryOrder: ['Forest', 'Beach'] }))
  expect(ordered).toMatchObject({
    categories: 2,
    styles: 3,
    document: { categoryOrder: ['Forest', 'Beach'] },
  })
})

test.for(['Popular', 'popular', ' POPULAR '])(
  '"%s" and whatever is no list is left out',
  { tags: ['LIVE-28', 'LIVE-43'] },
  (name) => {
    const styles = { [name]: [shore], Beach: [shore] }
    const categoryOrder = [name, 'Beach']
    for (const file of [
      { ...styles, version: 'v9', categoryOrder },
      { styles, categoryOrder },
    ])
      expect(readImport(JSON.stringify(file))).toMatchObject({
        categories: 1,
        document: { styles: { Beach: [{}] }, categoryOrder: ['Beach'] },
      })
  },
)

test.for([
  ['{"Beach": [', /JSON/],
  ['[1, 2]', /expected|Invalid/i],
  [JSON.stringify({ Beach: [shore, { styleName: 'broken' }] }), /^Beach\.1\.displayName: /],
] as const)('a broken file is described: %s', { tags: ['LIVE-51'] }, ([text, words]) => {
  expect(() => readImport(text)).toThrow(words)
})

test('styles of the same name keep their id, new ones get one, all have an order', () => {
  const document = catalogueOf({ Beach: [styleOf('old-id', { styleName: 'shore' }), styleOf('dune')] })
  const imported = readImport(
    JSON.stringify({
      Beach: [
        { ...shore, order: undefined },
        { ...shore, styleName: 'new' },
      ],
    }),
  )
  const after = importCatalogue(document, { imported, newId: () => 'new-id' })
  expect(after.styles.Beach.map(({ id, order }) => [id, order])).toEqual([
    ['old-id', 0],
    ['new-id', 1],
  ])
})
