import { expect, test } from 'vitest'
import type { StudioRecipe } from '../spec/job.ts'
import { chooseAttire } from './choose-attire.ts'

const recipe: StudioRecipe = {
  scene: 'garden',
  finish: 'film',
  dress: 'lace',
  suit: 'navy',
  otherDress: 'satin',
  otherSuit: 'tuxedo',
  veil: true,
}

test('each partner wears what was chosen for them, in either order', () => {
  expect(chooseAttire(['dress', 'suit'], recipe)).toEqual(['lace', 'navy'])
  expect(chooseAttire(['suit', 'dress'], recipe)).toEqual(['navy', 'lace'])
})

test('the second of two brides or two grooms wears the other garment', () => {
  expect(chooseAttire(['dress', 'dress'], recipe)).toEqual(['lace', 'satin'])
  expect(chooseAttire(['suit', 'suit'], recipe)).toEqual(['navy', 'tuxedo'])
})
