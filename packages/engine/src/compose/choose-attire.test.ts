import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StudioRecipe } from '../spec/job.ts'
import { chooseAttire, listAttires } from './choose-attire.ts'

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

test('nobody wears what the other kind of garment names, and no two partners wear the same', () => {
  const attire = fc.constantFrom('dress' as const, 'suit' as const)
  fc.assert(
    fc.property(fc.tuple(attire, attire), (attires) => {
      const worn = chooseAttire(attires, recipe)
      const choices = { dress: [recipe.dress, recipe.otherDress], suit: [recipe.suit, recipe.otherSuit] }
      for (const [partner, name] of worn.entries()) expect(choices[attires[partner]]).toContain(name)
      expect(worn[0]).not.toBe(worn[1])
    }),
  )
})

test('the other garments are for the second of two alike, and the veil changes no garment', () => {
  const others = { ...recipe, otherDress: 'silk', otherSuit: 'grey', veil: false }
  expect(chooseAttire(['dress', 'suit'], others)).toEqual(chooseAttire(['dress', 'suit'], recipe))
  expect(chooseAttire(['dress', 'dress'], others)).toEqual(['lace', 'silk'])
  expect(chooseAttire(['suit', 'suit'], others)).toEqual(['navy', 'grey'])
})

test('all garments of a recipe come up, its own first, and two who are dressed alike change theirs', () => {
  expect(listAttires(['dress', 'suit'], recipe, [false, false])).toEqual([
    ['lace', 'navy'],
    ['satin', 'navy'],
    ['lace', 'tuxedo'],
    ['satin', 'tuxedo'],
  ])
  expect(listAttires(['dress', 'dress'], recipe, [false, false])).toEqual([
    ['lace', 'satin'],
    ['satin', 'lace'],
  ])
})

test('who keeps their garment wears it in all', () => {
  expect(listAttires(['suit', 'dress'], recipe, [false, true])).toEqual([
    ['navy', 'lace'],
    ['tuxedo', 'lace'],
  ])
  expect(listAttires(['dress', 'dress'], recipe, [false, true])).toEqual([['lace', 'satin']])
})
