import { expect, test } from 'vitest'
import { styleOf } from '#testing/builders.ts'
import { changeStyle, emptyForm, formOf, styleOfForm } from './style-form.ts'

const style = styleOf('shore', { subcategory: 'At sunset', order: 3 })
const opened = formOf({ category: 'Beach', style })
const variation = style.variations[0]

test('a form shows the names, the prompts and the pictures of the first variation', {
  tags: ['LIVE-31', 'LIVE-33'],
}, () => {
  expect(formOf({ category: 'Beach', style })).toEqual({
    category: 'Beach',
    isNewCategory: false,
    styleName: 'shore',
    displayName: 'shore',
    subcategory: 'At sunset',
    isPopular: false,
    original: 'A couple, shore.',
    'bride-bride': 'Two brides, shore.',
    'groom-groom': 'Two grooms, shore.',
    iconPath: '/catalogue/shore/icon.webp',
    previewPath: '/catalogue/shore/preview.webp',
  })
})

const empty = {
  category: 'Beach',
  isNewCategory: false,
  styleName: '',
  displayName: '',
  subcategory: '',
  isPopular: false,
  original: '',
  'bride-bride': '',
  'groom-groom': '',
  iconPath: '',
  previewPath: '',
}

test('a form of a style without a subcategory or a variation is empty there', () => {
  for (const subcategory of [undefined, null])
    expect(formOf({ category: 'Beach', style: { ...style, subcategory, variations: [] } })).toEqual({
      ...empty,
      styleName: 'shore',
      displayName: 'shore',
    })
})

test('a new form has a category and nothing else', () => {
  expect(emptyForm('Beach')).toEqual(empty)
})

test('a style that is popular is ticked as such', { tags: ['LIVE-32'] }, () => {
  expect(formOf({ category: 'Beach', style: { ...style, isPopular: true } }).isPopular).toBe(true)
})

test('a form that was not touched changes nothing', () => {
  expect(changeStyle({ style, opened, form: opened })).toEqual(style)
})

test('only what was changed in the form is changed in the style', () => {
  const theirs = { ...style, displayName: 'Theirs', isPopular: true }
  const changed = changeStyle({ style: theirs, opened, form: { ...opened, subcategory: ' ' } })
  expect(changed).toEqual({ ...theirs, subcategory: null })
})

test('an original prompt stays in the field in which it stands', { tags: ['LIVE-33'] }, () => {
  const scene = {
    ...style,
    variations: [
      {
        ...variation,
        prompts: {
          ...variation.prompts,
          original: { attire_type: 'bride-groom' as const, detailed_scene: 'A quiet shore.' },
        },
      },
    ],
  }
  const before = formOf({ category: 'Beach', style: scene })
  expect(before.original).toBe('A quiet shore.')
  const after = changeStyle({ style: scene, opened: before, form: { ...before, original: 'A loud shore.' } })
  expect(after.variations[0].prompts.original).toEqual({
    attire_type: 'bride-groom',
    detailed_scene: 'A loud shore.',
  })
})

test('of an original prompt in both fields the technical one is shown and changed', () => {
  const original = {
    attire_type: 'bride-groom' as const,
    structured_technical: 'A shore, 35 mm.',
    detailed_scene: 'A quiet shore.',
  }
  const both = { ...style, variations: [{ ...variation, prompts: { ...variation.prompts, original } }] }
  const before = formOf({ category: 'Beach', style: both })
  expect(before.original).toBe('A shore, 35 mm.')
  const after = changeStyle({ style: both, opened: before, form: { ...before, original: 'A shore, 50 mm.' } })
  expect(after.variations[0].prompts.original).toEqual({
    ...original,
    structured_technical: 'A shore, 50 mm.',
  })
})

test('further variations and what the form does not show stay', () => {
  const other = { ...variation, variationName: 'second' }
  const rich = { ...style, variations: [variation, other] }
  const changed = changeStyle({
    style: rich,
    opened: formOf({ category: 'Beach', style: rich }),
    form: { ...opened, previewPath: '/new.webp' },
  })
  expect(changed.variations).toEqual([{ ...variation, previewPath: '/new.webp' }, other])
})

test('a new style gets one variation of its own name with the prompts of all pairings', () => {
  const form = {
    ...emptyForm('Beach'),
    styleName: ' Tide ',
    displayName: ' Low Tide ',
    original: ' A couple. ',
  }
  expect(styleOfForm({ form, id: 'new' })).toEqual({
    id: 'new',
    styleName: 'Tide',
    displayName: 'Low Tide',
    isPopular: false,
    variations: [
      {
        variationName: 'Tide',
        iconPath: '',
        previewPath: '',
        prompts: {
          original: { attire_type: 'bride-groom', structured_technical: 'A couple.' },
          'bride-bride': { attire_type: 'bride-bride' },
          'groom-groom': { attire_type: 'groom-groom' },
        },
      },
    ],
  })
})
