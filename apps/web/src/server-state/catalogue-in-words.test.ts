import type { DeviceCatalogue, Dress } from '@ever-after/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tellCatalogueAs } from '#platform/catalogue-words.ts'
import { dressesInWords, stylesInWords } from './catalogue-in-words.ts'

const texts = {
  Beach: 'Strand',
  Garden: 'Garten',
  'Black and White': 'Schwarz-Weiß',
  'First Snow': 'Erster Schnee',
  Waltz: 'Walzer',
  'In satin.': 'Aus Satin.',
}

const style = (displayName: string, subcategory?: string) => ({
  id: displayName,
  styleName: displayName,
  displayName,
  isPopular: false,
  ...(subcategory && { subcategory }),
  variations: [{ variationName: 'v', iconPath: '/i', previewPath: '/p', keywords: ['church', 'sherwani'] }],
})

const written: DeviceCatalogue = {
  version: 'v1',
  categoryOrder: ['Beach', 'Our Own'],
  styles: { Beach: [style('First Snow', 'Black and White'), style('Lena & Jo')], 'Our Own': [] },
}

beforeEach(() => tellCatalogueAs({ texts, keywords: { church: 'Kirche' } }))
afterEach(() => tellCatalogueAs(undefined))

test('shipped names are told in the language of the app, and an operator’s own as they are written', () => {
  const { categoryOrder, styles } = stylesInWords(written)
  expect(categoryOrder).toEqual(['Strand', 'Our Own'])
  expect(Object.keys(styles)).toEqual(['Strand', 'Our Own'])
  expect(styles.Strand.map(({ displayName, subcategory }) => [displayName, subcategory])).toEqual([
    ['Erster Schnee', 'Schwarz-Weiß'],
    ['Lena & Jo', undefined],
  ])
  expect(styles.Strand[0].styleName).toBe('First Snow')
})

test('a style is looked for by what it is called in either language', () => {
  const [snow] = stylesInWords(written).styles.Strand
  expect(snow.variations[0].keywords).toEqual([
    'church',
    'sherwani',
    'Kirche',
    'Beach',
    'First Snow',
    'Black and White',
  ])
})

test('a category under the name of another one’s translation keeps its styles to itself', () => {
  const both = { ...written, categoryOrder: ['Strand', 'Beach'], styles: { Strand: [], Beach: [style('x')] } }
  const { categoryOrder, styles } = stylesInWords(both)
  expect(categoryOrder).toEqual(['Strand', 'Beach'])
  expect(styles.Beach).toHaveLength(1)
})

test('a dress is told in the language of the app and keeps the name that the catalogue has', () => {
  const waltz: Dress = {
    id: 'waltz',
    name: 'Waltz',
    description: 'In satin.',
    dressUrl: '/d',
    iconPath: '/i',
    previewPath: '/p',
  }
  const [told] = dressesInWords({ version: 'v1', dresses: [waltz] }).dresses
  expect(told).toEqual({ ...waltz, name: 'Walzer', description: 'Aus Satin.', writtenName: 'Waltz' })
})

test('in English the catalogue is what was sent', () => {
  tellCatalogueAs(undefined)
  expect(stylesInWords(written)).toBe(written)
})
