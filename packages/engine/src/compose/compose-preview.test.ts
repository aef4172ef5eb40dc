import { beforeAll, expect, test } from 'vitest'
import type { Picture } from '../pixels/picture.ts'
import type { Attire, StudioRecipe } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { composePreview } from './compose-preview.ts'
import { PlateStore } from './plates/plate-store.ts'
import { scenePicture } from './scene-picture.ts'

const [widthPx, heightPx] = [300, 400]
const recipe = exampleRecipe({ scene: 'indoor-elegance', suit: 'suit-tuxedo', otherSuit: 'suit-navy' })
const store = new PlateStore()
const compose = (
  given: Partial<StudioRecipe> = {},
  seed = 1,
  attires: [Attire, Attire] = ['dress', 'suit'],
) => composePreview({ attires, recipe: { ...recipe, ...given }, widthPx, seed }, store, async () => undefined)

let scene: Picture
let preview: Picture
beforeAll(async () => {
  scene = scenePicture(await store.scene(recipe.scene, widthPx, heightPx))
  preview = await compose()
})

test('a preview is a 3:4 picture in which most of the scene is seen around the couple', () => {
  expect([preview.widthPx, preview.heightPx]).toEqual([widthPx, heightPx])
  const shown = share(preview, (x, y) => !differs(preview, scene, x, y))
  expect(shown).toBeGreaterThan(0.45)
  expect(shown).toBeLessThan(0.8)
})

test('the frame shows the scene alone above the couple and at both sides of it', () => {
  const isBorder = (x: number, y: number) =>
    y < heightPx / 10 || ((x < widthPx / 20 || x > widthPx * 0.95) && y < heightPx * 0.8)
  expect(share(preview, (x, y) => isBorder(x, y) && differs(preview, scene, x, y))).toBe(0)
})

test('both heads are whole and a fifth of the picture stays free above them', () => {
  let top = 0
  while (!rowOf(widthPx).some((x) => differs(preview, scene, x, top))) top++
  expect(top / heightPx).toBeGreaterThan(0.12)
  expect(top / heightPx).toBeLessThan(0.25)
})

test('the same seed draws the same preview', async () => {
  expect((await compose()).r).toEqual(preview.r)
})

test('another seed shows a couple of other looks in the same scene and the same clothes', async () => {
  const other = await compose({}, 2)
  const changed = (x: number, y: number) => differs(other, preview, x, y)
  expect(share(preview, changed)).toBeGreaterThan(0.02)
  expect(share(preview, changed)).toBeLessThan(0.2)
  expect(share(preview, (x, y) => changed(x, y) && !differs(preview, scene, x, y, 0.001))).toBeLessThan(0.002)
})

test('each pairing shows its own attire', async () => {
  const brightness = async (attires: [Attire, Attire]) => {
    const { g } = await compose({}, 1, attires)
    return g.reduce((sum, value) => sum + value, 0) / g.length
  }
  const brides = await brightness(['dress', 'dress'])
  const couple = await brightness(['dress', 'suit'])
  const grooms = await brightness(['suit', 'suit'])
  expect(brides).toBeGreaterThan(couple + 0.02)
  expect(couple).toBeGreaterThan(grooms + 0.02)
})

test('a partner in a suit lays an arm around the dress, on either side', async () => {
  for (const attires of [
    ['dress', 'suit'],
    ['suit', 'dress'],
  ] as [Attire, Attire][]) {
    const bright = await compose({}, 1, attires)
    const mirrored = attires[0] === 'suit'
    const brightAt = (x: number) =>
      bright.g[Math.round(heightPx * 0.6) * widthPx + (mirrored ? widthPx - x : x)]
    const sleeve = Math.min(...rowOf(widthPx / 2).map(brightAt))
    expect(sleeve).toBeLessThan(0.2)
  }
})

test('a veil lies over the bride alone', async () => {
  const veiled = await compose({ veil: true })
  const changed = (x: number, y: number) => differs(veiled, preview, x, y)
  expect(share(preview, changed)).toBeGreaterThan(0.03)
  expect(share(preview, (x, y) => changed(x, y) && x > widthPx * 0.75)).toBe(0)
})

function differs(first: Picture, second: Picture, x: number, y: number, by = 0.02): boolean {
  const i = y * widthPx + x
  return Math.abs(first.g[i] - second.g[i]) > by || Math.abs(first.r[i] - second.r[i]) > by
}

function share(picture: Picture, holds: (x: number, y: number) => boolean): number {
  let count = 0
  for (let y = 0; y < picture.heightPx; y++) for (const x of rowOf(picture.widthPx)) if (holds(x, y)) count++
  return count / (picture.widthPx * picture.heightPx)
}

function rowOf(length: number): number[] {
  return Array.from({ length }, (_, x) => x)
}
