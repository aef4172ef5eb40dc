import { hairColour, limits } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { copy as hair } from '../features/hair-color/copy.ts'
import { copy as onboarding } from '../features/onboarding/copy.ts'
import { copy as picker } from '../features/style-picker/copy.ts'

test('the five styles that the welcome promises are the changes that a device gets', {
  tags: ['A01', 'MEMB-11'],
}, () => {
  const first = `${limits.freeChanges + limits.welcomeChanges} `
  expect(onboarding.gift.start).toBe(`Start with ${first}Free Styles`)
  expect(onboarding.popups.free.title).toContain(`Try ${first}wedding styles`)
})

test('twelve colours of hair are promised, and twelve there are', { tags: ['A24'] }, () => {
  expect(hairColour.options).toHaveLength(12)
  expect([picker.hairColourDetail, hair.mixing].every((words) => words.includes('twelve colours'))).toBe(true)
})
