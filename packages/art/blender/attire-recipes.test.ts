import { expect, test } from 'vitest'
import { attireRecipes, buildsAlone } from './attire-recipes.ts'

test('no two garments look alike', () => {
  const looks = Object.values(attireRecipes).map(({ look }) => JSON.stringify(Object.entries(look).sort()))

  expect(new Set(looks).size).toBe(looks.length)
})

test('who is drawn in several builds wears a garment that there is', () => {
  expect(Object.keys(attireRecipes)).toEqual(expect.arrayContaining(Object.keys(buildsAlone)))
  for (const builds of Object.values(buildsAlone)) expect(builds).not.toContain('average')
})
