import { expect, test } from 'vitest'
import type { Attire } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { composeCouple } from './compose-couple.ts'
import { PlateStore } from './plates/plate-store.ts'
import { type CoupleStage, standCouple } from './stand-couple.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const posed = exampleRecipe({
  dress: 'gown-lace',
  suit: 'suit-tuxedo',
  poses: ['arm-in-arm', 'embrace', 'temples'],
})
const store = new PlateStore()
const photo = examplePortrait({ pxPerCm: 2 })
const widthPx = 300
const frame = { left: 0, top: 0, widthPx, heightPx: 400 }
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

async function stand({
  order = [1, 0],
  seed = 1,
  attires = mixed,
  recipe = posed,
}: Partial<Pick<CoupleStage, 'order' | 'seed' | 'attires' | 'recipe'>> = {}) {
  const scene = await store.scene(recipe.scene, widthPx, 400)
  return standCouple({ photos: [photo, photo], attires, recipe, widthPx, seed, order, scene, frame }, store)
}
const mixed: readonly [Attire, Attire] = ['dress', 'suit']

test('a couple whose garments share a pose stands in one, in the order that was asked for', async () => {
  const left = await stand()
  expect(left.isPosed).toBe(true)
  expect(left.plates.map(({ manifest }) => manifest.kind)).toEqual(['suit', 'dress'])
  const right = await stand({ order: [0, 1] })
  expect(right.plates.map(({ manifest }) => manifest.kind)).toEqual(['dress', 'suit'])
  expect(right.standings.map(({ isFlipped }) => isFlipped)).toEqual([true, true])
})

test('seeds that follow each other give a couple several poses', async () => {
  const names = await Promise.all(seeds.map(async (seed) => (await stand({ seed })).plates[0].manifest.name))
  expect(new Set(names).size).toBeGreaterThanOrEqual(2)
})

test('a couple whose recipe names no pose stands in a usual one, and side by side where it offers none', async () => {
  const usual = await stand({ recipe: { ...posed, poses: undefined } })
  expect(usual.plates.map(({ manifest }) => manifest.name)).toEqual([
    'temples-first-suit-tuxedo',
    'temples-second-gown-lace',
  ])
  expect((await stand({ recipe: { ...posed, poses: [] } })).isPosed).toBe(false)
})

test('a couple without a pose for both stands side by side', async () => {
  const suits = await stand({ attires: ['suit', 'suit'] })
  expect(suits.isPosed).toBe(false)
  expect(suits.standings.map(({ pit }) => pit[0] < widthPx / 2)).toEqual([true, false])
})

class WithoutOver extends PlateStore {
  override async pairAttire(name: string) {
    return { ...(await super.pairAttire(name)), over: undefined }
  }
}

test.each(seeds.slice(0, 4))(
  'an arm lies over the partner, who is not seen there (seed %d)',
  async (seed) => {
    const setting = { photos: [photo, photo], attires: mixed, recipe: posed, widthPx, seed } as const
    const [whole, without] = await Promise.all(
      [store, new WithoutOver()].map((plates) => composeCouple(setting, plates, async () => undefined)),
    )
    const bride = (couple: typeof whole) =>
      couple.faces[0].person?.shown.a.reduce((sum, a) => sum + a, 0) ?? 0
    expect(whole.picture.g).not.toEqual(without.picture.g)
    expect(bride(whole)).toBeLessThan(bride(without) - 20)
  },
)
