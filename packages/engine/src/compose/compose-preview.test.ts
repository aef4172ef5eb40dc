import { expect, test } from 'vitest'
import type { Attire } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { composePreview } from './compose-preview.ts'
import { PlateStore } from './plates/plate-store.ts'
import { scenePicture } from './scene-picture.ts'

const recipe = exampleRecipe({
  scene: 'indoor-elegance',
  suit: 'suit-tuxedo',
  otherSuit: 'suit-navy',
  veil: true,
})
const store = new PlateStore()
const compose = (attires: [Attire, Attire]) =>
  composePreview({ attires, recipe, widthPx: 450 }, store, async () => undefined)

test('a preview is a 3:4 picture in which the couple covers much of the scene, and the scene still shows', async () => {
  const preview = await compose(['dress', 'suit'])
  expect([preview.widthPx, preview.heightPx]).toEqual([450, 600])
  const scene = scenePicture(await store.scene(recipe.scene, 450, 600))
  let same = 0
  for (let i = 0; i < scene.g.length; i++) if (Math.abs(scene.g[i] - preview.g[i]) < 0.004) same++
  const shown = same / scene.g.length
  expect(shown).toBeGreaterThan(0.1)
  expect(shown).toBeLessThan(0.6)
})

test('the upper edge cuts through the couple, so that no neck ends in the picture', async () => {
  for (const attires of [
    ['dress', 'suit'],
    ['suit', 'suit'],
    ['dress', 'dress'],
  ] as [Attire, Attire][]) {
    const preview = await compose(attires)
    const scene = scenePicture(await store.scene(recipe.scene, 450, 600))
    let covered = 0
    for (let x = 0; x < 450; x++) if (Math.abs(scene.g[x] - preview.g[x]) > 0.05) covered++
    expect(covered / 450).toBeGreaterThan(0.15)
  }
})

test('each pairing shows its own attire', async () => {
  const brightness = async (attires: [Attire, Attire]) => {
    const { g } = await compose(attires)
    return g.reduce((sum, value) => sum + value, 0) / g.length
  }
  const [brides, couple, grooms] = [
    await brightness(['dress', 'dress']),
    await brightness(['dress', 'suit']),
    await brightness(['suit', 'suit']),
  ]
  expect(brides).toBeGreaterThan(couple + 0.01)
  expect(couple).toBeGreaterThan(grooms + 0.05)
})
