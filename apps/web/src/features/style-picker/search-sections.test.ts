import type { DeviceCatalogue, Style } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { sectionsOf } from './model.ts'
import { asksForPairing, searchSections } from './search-sections.ts'

interface Named {
  id: string
  displayName?: string
  subcategory?: string
  isPopular?: boolean
  keywords?: string[]
}

const styleOf = ({ id, displayName = id, isPopular = false, subcategory, keywords }: Named): Style => ({
  id,
  styleName: id,
  displayName,
  isPopular,
  ...(subcategory && { subcategory }),
  variations: [
    {
      variationName: `${id}-v1`,
      iconPath: 'i.webp',
      previewPath: 'p.webp',
      ...(keywords && { keywords }),
    },
  ],
})

const catalogue: DeviceCatalogue = {
  version: 'v1',
  categoryOrder: ['Beach', 'Garden'],
  styles: {
    Garden: [
      styleOf({ id: 'arbour', isPopular: true }),
      styleOf({ id: 'roses' }),
      styleOf({ id: 'orchard' }),
    ],
    Castle: [
      styleOf({ id: 'tower', isPopular: true }),
      styleOf({ id: 'noir', displayName: 'After Ten', subcategory: 'Black and White' }),
      styleOf({ id: 'morning', displayName: 'Château Morning' }),
    ],
    Beach: [
      styleOf({ id: 'dunes', displayName: 'Golden Sands', keywords: ['chapel', 'watercolour'] }),
      styleOf({ id: 'chapel', displayName: 'The White Chapel', keywords: ['chapel', 'church'] }),
      styleOf({ id: 'hidden' }),
    ],
  },
}
catalogue.styles.Beach[2].variations = []

const sections = sectionsOf(catalogue)
const found = (term: string) =>
  searchSections(sections, term)
    .filter(({ isPopular }) => !isPopular)
    .flatMap(({ styles }) => styles.map(({ id }) => id))
const names = (term: string) => searchSections(sections, term).map(({ name }) => name)

test('search matches display and category names in any case', { tags: ['HOME-06'] }, () => {
  expect(found('gOLDen')).toEqual(['dunes'])
  expect(found('castle')).toEqual(['tower', 'noir', 'morning'])
  expect(found('SANDs')).toEqual(['dunes'])
  expect(names('pOPul')).toEqual(['Popular'])
  expect(found('ARDE')).toEqual(['arbour', 'roses', 'orchard'])
  for (const term of ['zeppelin', 'dunes', 'v1']) expect(searchSections(sections, term)).toEqual([])
  expect(names('  ')).toEqual(sections.map(({ name }) => name))
})

test.each([
  ['the name of a group', 'black and white', ['noir']],
  ['a group by its letters', 'B&W', ['noir']],
  ['a name without its accents', 'chateau', ['morning']],
  ['a name with accents that it has not', 'Chapél', ['chapel', 'dunes']],
  ['a keyword', 'church', ['chapel']],
  ['a colour as Americans spell it', 'watercolor', ['dunes']],
  ['words that stand apart', 'ten noir castle', []],
  ['words in a name, a category and a group', 'ten castle black', ['noir']],
  ['a word and one that nothing has', 'church zeppelin', []],
  ['words that say little beside one that tells', 'a church in the', ['chapel']],
])('%s is looked for', (_what, term, ids) => {
  expect(found(term)).toEqual(ids)
})

test('a keyword is met from its beginning only', () => {
  expect(found('urch')).toEqual([])
  expect(found('chur')).toEqual(['chapel'])
})

test('styles that are named so come first, and so do their categories', () => {
  expect(found('chapel')).toEqual(['chapel', 'dunes'])
  const far = sectionsOf({
    ...catalogue,
    categoryOrder: ['Garden', 'Castle'],
    styles: {
      Garden: [styleOf({ id: 'glade', keywords: ['tower'] })],
      Castle: [styleOf({ id: 'tower' })],
    },
  })
  expect(searchSections(far, 'tower').map(({ name }) => name)).toEqual(['Castle', 'Garden'])
})

test.each(['two brides', 'Two Grooms', 'gay wedding', 'same-sex', 'wives'])(
  '"%s" asks for a pairing',
  (term) => {
    expect(asksForPairing(term)).toBe(true)
  },
)

test.each(['church', 'two traditions', ''])('"%s" asks for no pairing', (term) => {
  expect(asksForPairing(term)).toBe(false)
})
