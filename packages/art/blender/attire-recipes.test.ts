import { describe, expect, test } from 'vitest'
import { attireRecipes } from './attire-recipes.ts'

describe('the wardrobe', () => {
  test('no two garments of one size look alike', () => {
    const looks = Object.values(attireRecipes).map(({ module, look, fit }) =>
      JSON.stringify([module, Object.entries(look).sort(), fit]),
    )
    expect(new Set(looks).size).toBe(looks.length)
  })

  test('a size is a plate of the same look under the same name with a suffix', () => {
    for (const [name, recipe] of Object.entries(attireRecipes)) {
      const middle = attireRecipes[name.replace(/-(slim|full)$/, '')]
      expect(middle?.look, name).toEqual(recipe.look)
      expect(Math.sign(recipe.fit - 1), name).toBe(
        name.endsWith('-full') ? 1 : name.endsWith('-slim') ? -1 : 0,
      )
    }
  })
})
