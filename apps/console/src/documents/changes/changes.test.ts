import type { OperatorCatalogue } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import {
  addCategory,
  addStyle,
  editStyle,
  findStyle,
  moveStyles,
  refusedCategoryName,
  removeStyles,
  renameCategory,
  reorderCategories,
  reorderStyles,
  setPreviews,
  setSubcategory,
  stylesIn,
  togglePopular,
} from './index.ts'
import { putBack } from './put-back.ts'

const two = () =>
  catalogueOf({ Beach: [styleOf('shore'), styleOf('dune', { order: 7 })], Forest: [styleOf('moss')] })
const ids = (document: OperatorCatalogue, category: string) =>
  stylesIn(document, category).map(({ id }) => id)
const orders = (document: OperatorCatalogue, category: string) =>
  stylesIn(document, category).map(({ order }) => order)
const popularOf = (document: OperatorCatalogue) =>
  Object.values(document.styles)
    .flat()
    .flatMap(({ id, isPopular }) => (isPopular ? id : []))

test('a new style gets the highest order of its category and one more', { tags: ['LIVE-38'] }, () => {
  expect(findStyle(addStyle(two(), { style: styleOf('wave'), category: 'Beach' }), 'wave')?.style.order).toBe(
    8,
  )
  const turned = catalogueOf({ Beach: [styleOf('dune', { order: 7 }), styleOf('shore', { order: 2 })] })
  expect(orders(addStyle(turned, { style: styleOf('wave'), category: 'Beach' }), 'Beach')).toEqual([2, 7, 8])
  const first = addStyle(two(), { style: styleOf('oak'), category: 'Trees' })
  expect(first.categoryOrder).toEqual(['Beach', 'Forest', 'Trees'])
  expect(orders(first, 'Trees')).toEqual([0])
})

test('an edited style keeps its order whatever the form says', { tags: ['LIVE-38'] }, () => {
  const style = { ...styleOf('dune'), displayName: 'The dune', order: 99 }
  expect(findStyle(editStyle(two(), { style, category: 'Beach' }), 'dune')).toMatchObject({
    category: 'Beach',
    style: { displayName: 'The dune', order: 7 },
  })
})

test('a moved style leaves its old category and comes last in the new one', { tags: ['LIVE-39'] }, () => {
  const moved = moveStyles(two(), { styleIds: ['moss'], category: 'Beach' })
  expect(ids(moved, 'Beach')).toEqual(['shore', 'dune', 'moss'])
  expect(orders(moved, 'Beach')).toEqual([0, 7, 8])
  const edited = editStyle(two(), { style: styleOf('shore'), category: 'Forest' })
  expect([ids(edited, 'Beach'), ids(edited, 'Forest')]).toEqual([['dune'], ['moss', 'shore']])
  const same = two()
  expect(moveStyles(same, { styleIds: ['shore'], category: 'Beach' })).toBe(same)
})

test('a category that loses its last style is deleted and leaves the order', { tags: ['LIVE-40'] }, () => {
  for (const document of [
    moveStyles(two(), { styleIds: ['moss'], category: 'Beach' }),
    editStyle(two(), { style: styleOf('moss'), category: 'Beach' }),
    removeStyles(two(), ['moss']),
  ]) {
    expect(document.styles.Forest).toBeUndefined()
    expect(document.categoryOrder).toEqual(['Beach'])
  }
  const added = addCategory(two(), ' Lake ')
  expect(removeStyles(added, ['shore']).categoryOrder).toEqual(['Beach', 'Forest', 'Lake'])
})

test('a renamed or moved category keeps its styles and has its place in the order', {
  tags: ['LIVE-41'],
}, () => {
  const renamed = renameCategory(two(), { from: 'Beach', to: ' Coast ' })
  expect(renamed.categoryOrder).toEqual(['Coast', 'Forest'])
  expect(ids(renamed, 'Coast')).toEqual(['shore', 'dune'])
  expect(reorderCategories(two(), ['Popular', 'Forest', 'Beach']).categoryOrder).toEqual(['Forest', 'Beach'])
  expect(reorderCategories(two(), ['Forest']).categoryOrder).toEqual(['Forest', 'Beach'])
})

test.for([
  ['', 'empty'],
  ['   ', 'empty'],
  ['popular', 'popular'],
  [' POPULAR ', 'popular'],
  ['Most popular', null],
] as const)(
  'the category name "%s" is refused as %s',
  { tags: ['LIVE-43', 'LIVE-44'] },
  ([name, refusal]) => {
    expect(refusedCategoryName(name)).toBe(refusal)
    if (refusal) {
      const document = two()
      expect(addCategory(document, name)).toBe(document)
      expect(renameCategory(document, { from: 'Beach', to: name })).toBe(document)
    }
  },
)

test('a rename to the same or a taken name changes nothing', { tags: ['LIVE-44'] }, () => {
  const document = two()
  expect(renameCategory(document, { from: 'Beach', to: 'Beach' })).toBe(document)
  expect(renameCategory(document, { from: 'Beach', to: 'Forest' })).toBe(document)
  expect(addCategory(document, 'Forest')).toBe(document)
})

test('the popular toggle turns all on, and all off only when every one is on', { tags: ['LIVE-47'] }, () => {
  const on = togglePopular(two(), ['shore'])
  expect(popularOf(on)).toEqual(['shore'])
  const both = togglePopular(on, ['shore', 'moss'])
  expect(popularOf(both)).toEqual(['shore', 'moss'])
  expect(popularOf(togglePopular(both, ['shore', 'moss']))).toEqual([])
})

test('a subcategory is set and, with an empty text, taken away', () => {
  const set = setSubcategory(two(), { styleIds: ['shore', 'nobody'], subcategory: ' Sunset ' })
  expect(findStyle(set, 'shore')?.style.subcategory).toBe('Sunset')
  expect(
    findStyle(setSubcategory(set, { styleIds: ['shore'], subcategory: ' ' }), 'shore')?.style,
  ).toMatchObject({
    subcategory: null,
  })
  const document = two()
  expect(setSubcategory(document, { styleIds: ['shore'], subcategory: '' })).toBe(document)
})

test('styles stand in the order that they are dragged into, counted from nought', () => {
  const turned = reorderStyles(two(), { category: 'Beach', styleIds: ['dune', 'shore'] })
  expect([ids(turned, 'Beach'), orders(turned, 'Beach')]).toEqual([
    ['dune', 'shore'],
    [0, 1],
  ])
})

test('an approved preview replaces that of the first variation only', { tags: ['REGEN-10'] }, () => {
  const style = styleOf('shore')
  const document = catalogueOf({
    Beach: [{ ...style, variations: [style.variations[0], style.variations[0]] }],
  })
  const [first, second] =
    findStyle(setPreviews(document, { shore: '/new.webp' }), 'shore')?.style.variations ?? []
  expect([first.previewPath, second.previewPath]).toEqual(['/new.webp', '/catalogue/shore/preview.webp'])
})

test('styles that come back stand where they stood, and so does their category', () => {
  const before = two()
  const cameBack = catalogueOf({ Forest: [styleOf('moss')], Beach: [styleOf('dune'), styleOf('shore')] })
  const placed = putBack({ document: cameBack, before, styleIds: ['shore'] })
  expect(ids(placed, 'Beach')).toEqual(['shore', 'dune'])
  expect(placed.categoryOrder).toEqual(['Beach', 'Forest'])
})
