import { expect, test } from 'vitest'
import type { DressRecipe } from '../spec/job.ts'
import { composeDressPreview } from './compose-dress-preview.ts'
import { PlateStore } from './plates/plate-store.ts'

const recipe: DressRecipe = { plate: 'gown-satin', colour: 'ivory', scene: 'garden', veil: false }
const store = new PlateStore()
const compose = (changes: Partial<DressRecipe> = {}) =>
  composeDressPreview({ recipe: { ...recipe, ...changes }, widthPx: 300 }, store, async () => undefined)

test('a dress fills the middle of a 3:4 picture and leaves the room beside it', async () => {
  const ivory = await compose()
  const sage = await compose({ colour: 'sage' })
  expect([ivory.widthPx, ivory.heightPx]).toEqual([300, 400])
  const dyed = (x: number, y: number) => Math.abs(ivory.r[y * 300 + x] - sage.r[y * 300 + x]) > 0.02
  expect([dyed(150, 90), dyed(150, 380), dyed(4, 60), dyed(295, 60)]).toEqual([true, true, false, false])
})

test('the upper edge cuts through the neck, so that no neck ends in the picture', async () => {
  const { r, g, b } = await compose()
  const atNeck = 150
  expect(r[atNeck]).toBeGreaterThan(g[atNeck] * 1.1)
  expect(g[atNeck]).toBeGreaterThan(b[atNeck])
})

test('a veil is seen beside the dress down to the lower edge', async () => {
  const without = await compose()
  const veiled = await compose({ veil: true })
  const changed = (y: number) =>
    Array.from({ length: 300 }, (_, x) => y * 300 + x).filter(
      (i) => Math.abs(without.g[i] - veiled.g[i]) > 0.01,
    ).length
  expect(changed(60)).toBeGreaterThan(10)
  expect(changed(399)).toBeGreaterThan(10)
})

test('a covering hangs over shoulders and chest in the colour of the dress, and leaves the skirt', async () => {
  const modest = { plate: 'gown-modest', colour: 'sage' }
  const without = await compose(modest)
  const covered = await compose({ ...modest, covering: 'covering' })
  const changedAmong = (firstRow: number, endRow: number) => {
    let changed = 0
    for (let y = firstRow; y < endRow; y++)
      for (let i = y * 300 + 100; i < y * 300 + 200; i++)
        if (Math.abs(covered.g[i] - without.g[i]) > 0.01) changed++
    return changed / (100 * (endRow - firstRow))
  }
  expect(changedAmong(10, 90)).toBeGreaterThan(0.4)
  expect(changedAmong(200, 400)).toBe(0)
  const chest = 60 * 300 + 150
  expect(covered.g[chest]).toBeGreaterThan(covered.b[chest])
})

test('a colour or a plate that does not exist is refused', async () => {
  await expect(compose({ colour: 'mud' })).rejects.toMatchObject({ code: 'unknown_attire' })
  await expect(compose({ plate: 'gown-of-nothing' })).rejects.toMatchObject({ code: 'unknown_attire' })
})
