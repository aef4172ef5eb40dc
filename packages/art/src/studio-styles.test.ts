import { expect, test } from 'vitest'
import { listAttire, listScenes, loadAttire, loadCovering, studioStyles } from './index.ts'

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

test('there are at least ninety styles in ten categories, none twice', () => {
  const styles = studioStyles()
  expect(styles.length).toBeGreaterThanOrEqual(90)
  expect(new Set(styles.map(({ category }) => category)).size).toBe(10)
  expect(new Set(styles.map(({ id }) => id)).size).toBe(styles.length)
})

test('a dress is a dress and a suit a suit in every style', async () => {
  for (const { id, recipe } of studioStyles())
    for (const [name, kind] of [
      [recipe.dress, 'dress'],
      [recipe.otherDress, 'dress'],
      [recipe.suit, 'suit'],
      [recipe.otherSuit, 'suit'],
    ])
      expect((await loadAttire(name)).manifest.kind, `${id} ${name}`).toBe(kind)
})

test('a covering is worn with gowns of opaque sleeves', async () => {
  const covered = studioStyles().filter(({ recipe }) => recipe.covering)
  expect(covered.length).toBeGreaterThan(0)
  for (const { id, recipe } of covered) {
    await loadCovering(recipe.covering ?? '')
    expect([recipe.dress, recipe.otherDress].sort(), id).toEqual(['gown-modest', 'gown-satin-v'])
  }
})

test('every scene and every finish is used by a style', () => {
  const recipes = studioStyles().map(({ recipe }) => recipe)

  expect([...new Set(recipes.map(({ scene }) => scene))].sort()).toEqual(listScenes())
  expect([...new Set(recipes.map(({ finish }) => finish))].sort()).toEqual([
    'bw',
    'film',
    'oil',
    'soft',
    'watercolour',
  ])
})

test('no two styles draw the same picture', () => {
  const drawn = studioStyles().map(
    ({ recipe }) => `${recipe.scene} ${recipe.finish} ${recipe.dress} ${recipe.suit}`,
  )

  expect(new Set(drawn).size).toBe(drawn.length)
})

test('ids are fit for an address, names differ and fit on a card', () => {
  const styles = studioStyles()

  for (const { id, displayName } of styles) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(displayName).toMatch(/^[A-Z].{4,29}$/)
  }
  expect(new Set(styles.map(({ displayName }) => displayName)).size).toBe(styles.length)
})

test('every category has styles to choose from, kept together', () => {
  const categories = studioStyles().map(({ category }) => category)
  const runs = categories.filter((category, i) => category !== categories[i - 1])

  expect(new Set(runs).size).toBe(runs.length)
  for (const category of runs)
    expect(categories.filter((other) => other === category).length).toBeGreaterThanOrEqual(3)
})

test('each caller gets a list of its own', () => {
  studioStyles().pop()
  studioStyles()[0].recipe.veil = !studioStyles()[0].recipe.veil

  expect(studioStyles()).toEqual(studioStyles())
  expect(studioStyles().length).toBeGreaterThanOrEqual(60)
})
