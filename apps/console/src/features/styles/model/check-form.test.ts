import type { StudioRecipe } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { catalogueOf, recipe, styleOf } from '#testing/builders.ts'
import { findProblems, findWarnings } from './check-form.ts'
import { findDuplicates } from './find-duplicates.ts'
import { emptyForm, formOf } from './style-form.ts'

const shore = styleOf('shore')
const document = catalogueOf({ Beach: [shore, styleOf('dune')], Garden: [styleOf('rose')] })
const whole = formOf({ category: 'Beach', style: shore })

test('a whole form has no problem and nothing to warn of, and a subcategory may be left out', {
  tags: ['LIVE-31'],
}, () => {
  expect(whole.subcategory).toBe('')
  expect(findProblems({ form: whole, document })).toEqual({})
  expect(findWarnings({ form: whole, document, styleId: 'shore' })).toEqual({})
})

test('an empty form names every field that is missing', () => {
  expect(Object.keys(findProblems({ form: emptyForm(''), document }))).toEqual([
    'category',
    'styleName',
    'displayName',
    'original',
  ])
})

test('a new category cannot have the name of one that is there', () => {
  const form = { ...whole, category: ' Garden ', isNewCategory: true }
  expect(findProblems({ form, document })).toEqual({ category: 'There is a category "Garden" already.' })
})

test('a name that a variation of another style has is warned of', () => {
  const form = { ...whole, styleName: 'rose-v1' }
  expect(findWarnings({ form, document, styleId: 'shore' })).toEqual({
    styleName: 'rose in Garden has this name too; the app takes the first of them.',
  })
})

test('a style without pictures can be saved and is warned of', () => {
  const form = { ...whole, iconPath: '', previewPath: '' }
  expect(findProblems({ form, document })).toEqual({})
  expect(Object.keys(findWarnings({ form, document, styleId: 'shore' }))).toEqual(['iconPath', 'previewPath'])
})

test('names that several styles have are found, and a style may share its own with its variation', {
  tags: ['A31'],
}, () => {
  const [variation] = shore.variations
  const own = styleOf('tide', { variations: [{ ...variation, variationName: 'tide' }] })
  const twins = catalogueOf({
    Beach: [shore, own],
    Garden: [styleOf('rose', { variations: [{ ...variation, variationName: 'shore-v1' }] })],
  })
  expect(findDuplicates(twins)).toEqual([{ name: 'shore-v1', places: ['shore (Beach)', 'rose (Garden)'] }])
  expect(findDuplicates(document)).toEqual([])
})

test('a style that offers a covering says that nobody wears it unasked: by its recipe, else by its prompt', () => {
  const original = 'A bride in an ivory hijab in a garden.'
  const offered = expect.stringContaining('wear it only where they choose it')
  const findIn = (recipe?: StudioRecipe) => {
    const [variation] = shore.variations
    const style = styleOf('shore', { variations: [{ ...variation, ...(recipe && { recipe }) }] })
    const form = formOf({ category: 'Beach', style })
    return [form, { ...form, original }].map(
      (form) => findWarnings({ form, document: catalogueOf({ Beach: [style] }), styleId: 'shore' }).original,
    )
  }
  expect(findIn()).toEqual([undefined, offered])
  expect(findIn(recipe)).toEqual([undefined, undefined])
  expect(findIn({ ...recipe, covering: 'covering' })).toEqual([offered, offered])
})
