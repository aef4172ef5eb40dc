import { expect, test } from 'vitest'
import { listAttire, listScenes, studioStyles } from './index.ts'

test('every shipped style names plates that exist', () => {
  const scenes = listScenes()
  const attire = listAttire()
  for (const { id, recipe } of studioStyles()) {
    expect(scenes, id).toContain(recipe.scene)
    for (const name of [recipe.dress, recipe.suit, recipe.otherDress, recipe.otherSuit]) {
      expect(attire, id).toContain(name)
    }
  }
})

test('two brides or two grooms of a style are not dressed alike', () => {
  for (const { id, recipe } of studioStyles()) {
    expect(recipe.otherDress, id).not.toBe(recipe.dress)
    expect(recipe.otherSuit, id).not.toBe(recipe.suit)
  }
})

test('there are at least nine styles in three categories, none twice', () => {
  const styles = studioStyles()
  expect(styles.length).toBeGreaterThanOrEqual(9)
  expect(new Set(styles.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(styles.map(({ id }) => id)).size).toBe(styles.length)
})
