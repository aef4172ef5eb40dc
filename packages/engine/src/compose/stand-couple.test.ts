import { loadScene, type SceneManifest, studioStyles } from '@ever-after/art'
import { expect, test } from 'vitest'
import type { Attire } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import type { Composition } from './choose-composition.ts'
import { type CoupleSetting, composeCouple } from './compose-couple.ts'
import { composeStances } from './compose-stances.ts'
import { PlateStore } from './plates/plate-store.ts'
import { standCouple } from './stand-couple.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const posed = exampleRecipe({
  dress: 'gown-lace',
  suit: 'suit-tuxedo',
  poses: ['around-waist', 'embrace', 'one-bouquet', 'temples'],
})
const store = new PlateStore()
const photo = examplePortrait({ pxPerCm: 2 })
const widthPx = 300
const frame = { left: 0, top: 0, widthPx, heightPx: 400 }
const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const manySeeds = Array.from({ length: 60 }, (_, seed) => seed)

async function stand(given: Partial<CoupleSetting> = {}) {
  const setting = {
    photos: [photo, photo],
    attires: mixed,
    recipe: posed,
    widthPx,
    seed: 1,
    ...given,
  } as const
  const scene = await store.sceneManifest(setting.recipe.scene)
  const [composition] = composeStances(setting, scene)
  const order = composition?.order ?? [0, 1]
  const couple = await standCouple({ ...setting, order, scene, frame, composition }, store)
  return { ...couple, composition }
}
const mixed: readonly [Attire, Attire] = ['dress', 'suit']

test('a couple whose garments share a pose stands in one, turned so that the two look at each other', async () => {
  const looking = (yawDeg: number) => examplePortrait({ pxPerCm: 2, yawDeg })
  const left = await stand({ photos: [looking(-15), looking(15)] })
  expect(left.plates.map(({ manifest }) => manifest.kind)).toEqual(['suit', 'dress'])
  const right = await stand({ photos: [looking(15), looking(-15)] })
  expect(right.plates.map(({ manifest }) => manifest.kind)).toEqual(['dress', 'suit'])
})

test('seeds that follow each other give a couple several poses', async () => {
  const names = await Promise.all(seeds.map(async (seed) => (await stand({ seed })).plates[0].manifest.name))
  expect(new Set(names).size).toBeGreaterThanOrEqual(2)
})

test('the poses that two plates were drawn in go together where nothing touches', async () => {
  const recipe = { ...posed, poses: ['facing+temples'] }
  const { composition, plates } = await stand({ recipe, seed: 1 })
  const byPlace = plates.map(({ manifest }) => manifest.name).sort()
  expect(byPlace).toEqual(['facing-first-suit-tuxedo', 'temples-second-gown-lace'])
  expect(composition?.name).toMatch(/^facing\+temples /)
})

test('a pair is flipped as a whole', async () => {
  const flips = await Promise.all(seeds.map(async (seed) => (await stand({ seed })).standings))
  expect(new Set(flips.map(([left, right]) => `${left.isFlipped} ${right.isFlipped}`))).toEqual(
    new Set(['false false', 'true true']),
  )
})

test('two come closer than they were drawn, but not in a pose whose hands touch, nor beside a covering', async () => {
  const metresBetween = async (pose: string, isCovered: boolean) => {
    const recipe = { ...posed, poses: [pose] }
    const { standings } = await stand({ recipe, wearsCovering: [isCovered, false] })
    const [left, right] = standings
    return (right.pit[0] - left.pit[0]) / left.pxPerMetre
  }
  const drawn = await metresBetween('temples', true)
  expect(drawn - (await metresBetween('temples', false))).toBeCloseTo(0.06, 2)
  for (const pose of ['around-waist', 'embrace'])
    expect(await metresBetween(pose, false)).toBe(await metresBetween(pose, true))
})

test.each([
  ['first', -1],
  ['neither', 0],
  ['second', 1],
] as const)(
  'the %s of two is taller in every pose and side by side where the couple says so',
  async (taller, sign) => {
    for (const attires of [mixed, ['dress', 'dress'], ['suit', 'suit']] as const)
      for (const poses of [undefined, ['around-waist', 'walking']])
        for (const seed of seeds) {
          const recipe = { ...posed, scene: 'garden', poses }
          const { composition, standings } = await stand({ attires, recipe, taller, seed })
          const [first, second] = composition?.order[0] === 1 ? [standings[1], standings[0]] : standings
          const higher = (first.pit[1] - second.pit[1]) / first.pxPerMetre
          const label = `${attires} ${composition?.name}`
          if (sign === 0) expect(Math.abs(higher), label).toBeLessThan(0.03)
          else expect(higher * sign, label).toBeGreaterThan(0.04)
        }
  },
)

test('who is taller as poses are drawn may hold hands, and nobody else: hands would come apart', async () => {
  const recipe = { ...posed, poses: ['around-waist', 'walking'], scene: 'garden' }
  expect((await stand({ recipe, taller: 'second' })).composition?.pose).toBe('around-waist')
  for (const taller of ['first', 'neither'] as const)
    expect((await stand({ recipe, taller })).composition).toBeUndefined()
})

test('a couple whose recipe offers no pose, or whose garments share none, stands side by side', async () => {
  for (const given of [{ poses: [] }, { poses: ['facing'], suit: 'suit-sherwani' }]) {
    const { composition, standings } = await stand({ recipe: { ...posed, ...given } })
    expect(composition).toBeUndefined()
    expect(standings.map(({ pit }) => pit[0] < widthPx / 2)).toEqual([true, false])
  }
})

test.each([
  [mixed, 'around-waist'],
  [['dress', 'dress'] as const, 'one-bouquet'],
  [['suit', 'suit'] as const, 'facing'],
])('%s are shown first in what is liked best, from the hips', (attires, first) => {
  for (const seed of manySeeds) {
    const recipe = { ...posed, poses: undefined }
    const setting = { photos: [sharp, sharp], attires, recipe, widthPx, seed } as const
    const [{ pose, framing }] = composeStances(setting, garden)
    expect(pose).toBe(first)
    expect(framing).toBe('hips')
  }
})

/** What a couple meets that makes one picture after the other. */
function allOf(given: Omit<CoupleSetting, 'widthPx' | 'seed'>, scene: SceneManifest): Composition[] {
  const met: Composition[] = []
  for (;;) {
    const recent = met.map(({ name }) => name)
    const [next] = composeStances({ ...given, widthPx, recent, seed: met.length }, scene)
    if (!next || recent.includes(next.name)) return met
    met.push(next)
  }
}

/** Scenes that show the ground beneath a bride and a groom from head to hem. */
const withGround = new Set([
  'barn',
  'beach',
  'castle',
  'desert',
  'forest',
  'garden',
  'home',
  'indoor-chapel',
  'indoor-elegance',
  'indoor-glasshouse',
  'lake',
  'library',
  'library-evening',
  'mountain',
  'registry',
  'rooftop',
  'winter',
])

test('in every style each pairing stands in several poses', async () => {
  const pairings = [
    { attires: mixed, most: 10, inSherwani: 6, onGround: 2 },
    { attires: ['dress', 'dress'], most: 9, inSherwani: 9, onGround: 0 },
    { attires: ['suit', 'suit'], most: 8, inSherwani: 5, onGround: 0 },
  ] as const
  for (const { id, recipe } of studioStyles()) {
    const scene = await store.sceneManifest(recipe.scene)
    for (const { attires, most, inSherwani, onGround } of pairings) {
      const poses = allOf({ photos: [photo, photo], attires, recipe }, scene).map(({ pose }) => pose)
      const near = recipe.suit === 'suit-sherwani' ? inSherwani : most
      const expected = near + (withGround.has(recipe.scene) ? onGround : 0)
      const found = new Set(poses).size
      expect({ id, attires, found }).toEqual({ id, attires, found: expected })
    }
  }
})

class WithoutOver extends PlateStore {
  override async pairAttire(name: string) {
    return { ...(await super.pairAttire(name)), over: undefined }
  }
}

test.each(seeds.slice(0, 4))(
  'an arm lies over the partner, who is not seen there (seed %d)',
  async (seed) => {
    const recipe = { ...posed, poses: ['around-waist'] }
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

const sharp = examplePortrait({ pxPerCm: 4 })
const fair = examplePortrait({ pxPerCm: 2.7 })
const framesOf = (given: Partial<CoupleSetting>) =>
  new Set(
    allOf({ photos: [sharp, sharp], attires: mixed, recipe: posed, ...given }, garden).map(
      ({ framing }) => framing,
    ),
  )
const { manifest: garden } = await loadScene('garden')

test('a couple is shown as near as both photos are sharp enough for', () => {
  expect(framesOf({})).toEqual(new Set(['hips', 'waist', 'chest']))
  expect(framesOf({ photos: [sharp, fair] })).toEqual(new Set(['hips', 'waist']))
  expect(framesOf({ photos: [photo, sharp] })).toEqual(new Set(['hips']))
})

test('a picture that is cut to a square is not shown closer still, nor from head to hem', () => {
  const recipe = { ...posed, scene: 'garden', poses: ['around-waist', 'walking'] }
  expect(framesOf({ recipe })).toEqual(new Set(['full', 'hips', 'waist', 'chest']))
  expect(framesOf({ recipe, shape: 'square' })).toEqual(new Set(['hips']))
})

test('two who stand side by side are drawn alone, come nearer as others do and are turned to each other', async () => {
  const recipe = { ...posed, otherSuit: 'suit-navy', poses: ['side-by-side'] }
  const setting = { photos: [sharp, sharp], attires: ['suit', 'suit'], recipe } as const
  const met = allOf(setting, garden)
  expect(new Set(met.map(({ framing }) => framing))).toEqual(new Set(['hips', 'waist', 'chest']))
  for (const { name, plates, isForTwo } of met) {
    expect(name).toMatch(/^side-by-side \w+ (0-1|1-0) in suit-tuxedo and suit-navy$/)
    expect([...plates].sort()).toEqual(['suit-navy', 'suit-tuxedo'])
    expect(isForTwo).toBe(false)
  }
  const { composition, standings } = await stand(setting)
  expect(composition?.pose).toBe('side-by-side')
  expect(standings.map(({ isFlipped }) => isFlipped)).toEqual([true, false])
})

test('nearer framings enlarge the couple, and leave room for tall hair', async () => {
  const setting = { photos: [photo, photo], attires: mixed, recipe: posed, widthPx, seed: 1 } as const
  const [composition] = composeStances(setting, garden)
  const [hips, waist, chest] = await Promise.all(
    (['hips', 'waist', 'chest'] as const).map(async (framing) => {
      const { manifest: scene } = await store.scene('garden', widthPx, 400, framing)
      const { standings } = await standCouple({ ...setting, order: [1, 0], scene, frame, composition }, store)
      return standings
    }),
  )
  const apart = ([left, right]: typeof hips) => right.pit[0] - left.pit[0]
  for (const [couple, nearer] of [[waist, 1.3] as const, [chest, 1.55] as const]) {
    expect(apart(couple) / apart(hips)).toBeCloseTo(nearer, 2)
    expect(couple[0].pxPerMetre / hips[0].pxPerMetre).toBeCloseTo(nearer, 2)
  }
  expect(Math.abs(waist[0].pit[1] - hips[0].pit[1])).toBeLessThan(8)
  expect(chest[0].pit[1] - hips[0].pit[1]).toBeGreaterThan(8)
})

test('a stance that the two cannot be drawn in is refused, and a style without poses stands as it can', async () => {
  const refusal = { code: 'pose_impossible' }
  await expect(stand({ stance: { pose: 'walking' } })).rejects.toMatchObject(refusal)
  await expect(stand({ recipe: { ...posed, poses: [] }, stance: { left: 'first' } })).rejects.toMatchObject(
    refusal,
  )
  expect((await stand({ recipe: { ...posed, poses: [] }, stance: {} })).composition).toBeUndefined()
})

test('several of one setting are the ones that come when each is told of those before it', async () => {
  const told: string[] = []
  for (const nth of [1, 2, 3]) {
    const named = (await stand({ nth, recent: ['temples hips 0-1'] })).composition?.name
    const recent = [...told.toReversed(), 'temples hips 0-1']
    expect(named).toBe((await stand({ recent, besides: told })).composition?.name)
    told.push(named ?? '')
  }
  expect(new Set(told.map((name) => name.split(' ')[0])).size).toBe(3)
})

test('of several the first stands as the couple chose, and no two are alike where that leaves nothing else', async () => {
  const stance = { pose: 'temples', framing: 'half', left: 'second' } as const
  const names = await Promise.all(
    [1, 2, 3].map(async (nth) => (await stand({ nth, stance })).composition?.name ?? ''),
  )
  expect(names[0]).toMatch(/^temples hips 1-0/)
  expect(new Set(names).size).toBe(3)
})
