import { loadScene } from '@ever-after/art'
import { expect, test } from 'vitest'
import type { Attire } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { composeCouple } from './compose-couple.ts'
import { PlateStore } from './plates/plate-store.ts'
import { type CoupleStage, composeStance, standCouple } from './stand-couple.ts'
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
  const setting = { photos: [photo, photo], attires, recipe, widthPx, seed } as const
  const scene = await store.sceneManifest(recipe.scene)
  const composition = composeStance(setting, order, scene)
  const couple = await standCouple({ ...setting, order, scene, frame, composition }, store)
  return { ...couple, composition }
}
const mixed: readonly [Attire, Attire] = ['dress', 'suit']

test('a couple whose garments share a pose stands in one, in the order that was asked for', async () => {
  const left = await stand()
  expect(left.composition).toBeDefined()
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
  expect((await stand({ recipe: { ...posed, poses: [] } })).composition).toBeUndefined()
})

test('a couple without a pose for both stands side by side', async () => {
  const suits = await stand({ attires: ['suit', 'suit'] })
  expect(suits.composition).toBeUndefined()
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
    const recipe = { ...posed, poses: ['arm-in-arm', 'embrace'] }
    const setting = { photos: [photo, photo], attires: mixed, recipe, widthPx, seed } as const
    const [whole, without] = await Promise.all(
      [store, new WithoutOver()].map((plates) => composeCouple(setting, plates, async () => undefined)),
    )
    const bride = (couple: typeof whole) =>
      couple.faces[0].person?.shown.a.reduce((sum, a) => sum + a, 0) ?? 0
    expect(whole.picture.g).not.toEqual(without.picture.g)
    expect(bride(whole)).toBeLessThan(bride(without) - 20)
  },
)

const sharp = examplePortrait({ pxPerCm: 3 })
const framesOf = (given: Partial<CoupleStage>) =>
  new Set(
    seeds.map(
      (seed) =>
        composeStance(
          { photos: [sharp, sharp], attires: mixed, recipe: posed, widthPx, seed, ...given },
          [1, 0],
          garden,
        )?.framing,
    ),
  )
const { manifest: garden } = await loadScene('garden')

test('a couple is shown close, too, where the photos are sharp enough for it', () => {
  expect(framesOf({})).toEqual(new Set(['half', 'close']))
  expect(framesOf({ photos: [sharp, photo] })).toEqual(new Set(['half']))
})

test('a picture that is cut to a square is not shown closer still', () => {
  expect(framesOf({ shape: 'square' })).toEqual(new Set(['half']))
})

test('a close framing enlarges scene and couple alike, with the necks at the same height', async () => {
  const setting = { photos: [photo, photo], attires: mixed, recipe: posed, widthPx, seed: 1 } as const
  const composition = composeStance(setting, [1, 0], garden)
  const [half, close] = await Promise.all(
    (['half', 'close'] as const).map(async (framing) => {
      const { manifest: scene } = await store.scene('garden', widthPx, 400, framing)
      const { standings } = await standCouple({ ...setting, order: [1, 0], scene, frame, composition }, store)
      return standings
    }),
  )
  const apart = ([left, right]: typeof half) => right.pit[0] - left.pit[0]
  expect(apart(close) / apart(half)).toBeCloseTo(1.3, 2)
  expect(close[0].pxPerMetre / half[0].pxPerMetre).toBeCloseTo(1.3, 2)
  expect(Math.abs(close[0].pit[1] - half[0].pit[1])).toBeLessThan(8)
})
