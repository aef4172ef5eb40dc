import { expect, test } from 'vitest'
import { listFields } from './list-fields.ts'

const base = { category: 'Beach', style: { displayName: 'Shore', isPopular: false, subcategory: null } }

test('each field that either side changed stands with what both have', () => {
  const mine = { ...base, style: { ...base.style, displayName: 'The shore' } }
  const theirs = { ...base, style: { ...base.style, displayName: 'A shore', isPopular: true } }
  expect(listFields({ id: 'shore', name: 'Shore', base, mine, theirs })).toEqual([
    {
      path: 'style.displayName',
      name: 'display name',
      mine: { words: 'The shore', isChanged: true },
      theirs: { words: 'A shore', isChanged: true },
    },
    {
      path: 'style.isPopular',
      name: 'popular',
      mine: { words: 'No', isChanged: false },
      theirs: { words: 'Yes', isChanged: true },
    },
  ])
})

test('against a deletion only what the other side changed stands', () => {
  const theirs = { ...base, category: 'Forest' }
  expect(listFields({ id: 'shore', name: 'Shore', base, mine: null, theirs })).toMatchObject([
    { name: 'category', mine: { isChanged: false }, theirs: { words: 'Forest' } },
  ])
})
