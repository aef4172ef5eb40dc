import { expect, test } from 'vitest'
import { type Arrangement, type CompositionQuestion, chooseComposition } from './choose-composition.ts'

const poses = ['embrace', 'arm-in-arm']
const plates = poses.flatMap((pose) => [`${pose}-first-suit-navy`, `${pose}-second-gown-lace`])
const arrange = (...garments: [string, string]): Arrangement => ({
  order: [0, 1],
  garments,
  builds: [undefined, undefined],
  looksAway: false,
})
const groomLeft = arrange('suit-navy', 'gown-lace')
const brideLeft = { ...arrange('gown-lace', 'suit-navy'), order: [1, 0] } as const
const ask = (given: Partial<CompositionQuestion> = {}) =>
  chooseComposition({
    arrangements: [groomLeft],
    litFrom: undefined,
    poses,
    firstPoses: [],
    lastPoses: [],
    plates,
    framings: ['hips'],
    hasGround: false,
    light: 'soft',
    recent: [],
    seed: 1,
    ...given,
  })
const poseOf = (name = '') => name.split(' ')[0]
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('both partners get the plates of one pose, from left to right', () => {
  const { name, plates } = ask() ?? {}
  const pose = poseOf(name)
  expect(['embrace', 'arm-in-arm']).toContain(pose)
  expect(plates).toEqual([`${pose}-first-suit-navy`, `${pose}-second-gown-lace`])
})

test('who stands on the other side is shown flipped', () => {
  const chosen = ask({ arrangements: [brideLeft] })
  const pose = poseOf(chosen?.name)
  expect(chosen).toMatchObject({ isFlipped: true, name: `${pose} hips 1-0 flipped` })
  expect(chosen?.plates).toEqual([`${pose}-second-gown-lace`, `${pose}-first-suit-navy`])
})

test('every pose comes up, and the same seed always gives the same', () => {
  const chosen = seeds.map((seed) => ask({ seed })?.name)
  expect(new Set(chosen)).toEqual(new Set(['embrace hips 0-1', 'arm-in-arm hips 0-1']))
  for (const seed of seeds) expect(ask({ seed })).toEqual(ask({ seed }))
})

test('poses that are liked alike are all seen from the hips before one comes nearer', () => {
  const met: string[] = []
  for (const seed of seeds.slice(0, 6)) {
    const chosen = ask({ framings: ['hips', 'waist', 'chest'], recent: met.toReversed(), seed })
    expect(chosen?.name).toContain(` ${chosen?.framing} `)
    met.push(chosen?.name ?? '')
  }
  const all = (framing: string) => ['embrace', 'arm-in-arm'].map((pose) => `${pose} ${framing} 0-1`)
  expect(new Set(met.slice(0, 2))).toEqual(new Set(all('hips')))
  expect(new Set(met.slice(2))).toEqual(new Set([...all('waist'), ...all('chest')]))
})

test('what is liked least comes last', () => {
  const first = new Set(seeds.map((seed) => ask({ lastPoses: ['embrace'], seed })?.name))
  expect(first).toEqual(new Set(['arm-in-arm hips 0-1']))
  expect(ask({ lastPoses: ['embrace'], recent: ['arm-in-arm hips 0-1'] })?.name).toBe('embrace hips 0-1')
})

test('the first poses come before the others, from the hips and nearer', () => {
  const recent: string[] = []
  for (let turn = 0; turn < 4; turn++)
    recent.push(
      ask({ framings: ['hips', 'waist'], firstPoses: [['embrace']], recent: recent.toReversed(), seed: turn })
        ?.name ?? '',
    )
  expect(recent).toEqual([
    'embrace hips 0-1',
    'arm-in-arm hips 0-1',
    'embrace waist 0-1',
    'arm-in-arm waist 0-1',
  ])
})

test('the first poses come in their order', () => {
  for (const inOrder of [poses, poses.toReversed()]) {
    const firstPoses = inOrder.map((pose) => [pose])
    const [first, second] = inOrder.map((pose) => `${pose} hips 0-1`)
    for (const seed of seeds) expect(ask({ firstPoses, seed })?.name).toBe(first)
    expect(ask({ firstPoses, recent: [first] })?.name).toBe(second)
  }
})

test('first poses that are liked alike come as the seed has it', () => {
  const met = new Set(seeds.map((seed) => ask({ firstPoses: [poses], seed })?.pose))
  expect(met).toEqual(new Set(poses))
})

test('a pose from head to hem is for scenes with ground, has no other framing and comes after nearer ones', () => {
  const whole = {
    poses: ['embrace', 'walking'],
    lastPoses: ['walking'],
    plates: [...plates, 'walking-first-suit-navy', 'walking-second-gown-lace'],
    framings: ['hips', 'waist'] as const,
  }
  const namesOf = (given: Partial<CompositionQuestion>) =>
    new Set(seeds.map((seed) => ask({ ...whole, seed, ...given })?.name))
  const recent = ['embrace waist 0-1', 'embrace hips 0-1']
  expect(namesOf({ hasGround: true })).toEqual(new Set(['embrace hips 0-1']))
  expect(namesOf({ hasGround: true, recent })).toEqual(new Set(['walking full 0-1']))
  expect(namesOf({ hasGround: false, recent })).toEqual(new Set(['embrace hips 0-1']))
})

test('a pose that only one of them was drawn in is nobody’s', () => {
  const half = plates.filter((name) => name !== 'embrace-second-gown-lace')
  for (const seed of seeds) expect(ask({ plates: half, seed })?.name).toBe('arm-in-arm hips 0-1')
})

test('without a pose for both there is none', () => {
  expect(ask({ arrangements: [arrange('suit-navy', 'suit-navy')] })).toBeUndefined()
  expect(ask({ arrangements: [arrange('suit-navy', 'gown-ball')] })).toBeUndefined()
})

test('a garment’s cut is no other garment', () => {
  expect(ask({ arrangements: [arrange('suit-navy-full', 'gown-lace-slim')] })).toBeDefined()
})

test('a body as wide as the wearer is taken where one was drawn', () => {
  const more = [...plates, 'embrace-second-gown-lace-full', 'arm-in-arm-second-gown-lace-full']
  const couple = arrange('gown-lace', 'suit-navy')
  const broadBride = { ...couple, builds: ['full', 'slim'] } as const
  const { name, plates: broad } = ask({ arrangements: [broadBride], plates: more }) ?? {}
  expect(broad).toEqual([`${poseOf(name)}-second-gown-lace-full`, `${poseOf(name)}-first-suit-navy`])
  const average = ask({ arrangements: [couple], plates: more })
  expect(average?.plates[0]).toBe(`${poseOf(average?.name)}-second-gown-lace`)
})

test('who is broad comes first in a pose that a broad body was drawn in', () => {
  const broadBride = { ...groomLeft, builds: [undefined, 'full'] } as const
  const more = [...plates, 'arm-in-arm-second-gown-lace-full']
  for (const seed of seeds) {
    const { name } = ask({ arrangements: [broadBride], plates: more, firstPoses: [['embrace']], seed }) ?? {}
    expect(name).toBe('arm-in-arm hips 0-1')
  }
})

test('light from one side is never flipped to the other', () => {
  expect(ask({ light: 'left' })).toMatchObject({ isFlipped: false })
  expect(ask({ light: 'right' })).toBeUndefined()
  expect(ask({ light: 'right', arrangements: [groomLeft, brideLeft] })).toMatchObject({ isFlipped: true })
})

test('a composition comes back only after all others, the one of longest ago first', () => {
  const framings = ['hips', 'waist'] as const
  for (const seed of seeds) {
    const recent: string[] = []
    for (let turn = 0; turn < 12; turn++) {
      const { name = '' } = ask({ framings, recent, seed: seed + turn }) ?? {}
      expect(recent.slice(0, 3)).not.toContain(name)
      recent.unshift(name)
    }
  }
})

test('what was drawn before and is drawn no more keeps nothing from being chosen', () => {
  expect(ask({ recent: ['waltz hips', 'waltz waist'] })).toBeDefined()
})

const ordersOf = (given: Partial<CompositionQuestion>) =>
  new Set(seeds.map((seed) => ask({ arrangements: [groomLeft, brideLeft], seed, ...given })?.order.join('-')))

test('either may stand left, unless gazes or light on the faces decide, gazes first', () => {
  expect(ordersOf({})).toEqual(new Set(['0-1', '1-0']))
  const awayLeft = [{ ...groomLeft, looksAway: true }, brideLeft]
  expect(ordersOf({ arrangements: awayLeft })).toEqual(new Set(['1-0']))
  expect(ordersOf({ litFrom: 'left' })).toEqual(new Set(['0-1']))
  expect(ordersOf({ litFrom: 'right' })).toEqual(new Set(['1-0']))
  expect(ordersOf({ litFrom: 'left', arrangements: awayLeft })).toEqual(new Set(['1-0']))
})

test('once all in the light of the faces were used it is one lit from the other side, then one that looks away', () => {
  const used = ['embrace hips 0-1', 'arm-in-arm hips 0-1']
  const next = (given: Partial<CompositionQuestion>) =>
    seeds.map((seed) => ask({ litFrom: 'left', recent: used, seed, ...given })?.name ?? '')
  const lit = next({ arrangements: [groomLeft, brideLeft] })
  expect(lit.every((name) => name.endsWith('1-0 flipped'))).toBe(true)
  const arrangements = [groomLeft, { ...brideLeft, looksAway: true }]
  const away = next({ arrangements })
  expect(away.every((name) => name.endsWith('1-0 flipped'))).toBe(true)
  const again = next({ arrangements, recent: [...away, ...used] })
  expect(new Set(again)).toEqual(new Set([used[1]]))
})

test('two who look away from each other stand in a pose all the same where the other order has none', () => {
  expect(ask({ arrangements: [{ ...groomLeft, looksAway: true }] })).toBeDefined()
})

test('a bride stands before a groom, and of two brides either', () => {
  const all = ['suit-navy', 'gown-lace', 'gown-ball'].flatMap((garment) =>
    ['first', 'second'].map((place) => `embrace-${place}-${garment}`),
  )
  for (const seed of seeds) {
    const { plates: drawn } = ask({ arrangements: [groomLeft, brideLeft], plates: all, seed }) ?? {}
    expect(drawn).toContain('embrace-second-gown-lace')
  }
  const brides = seeds.map((seed) =>
    ask({ arrangements: [arrange('gown-lace', 'gown-ball')], plates: all, seed })?.plates.join(' '),
  )
  expect(new Set(brides)).toEqual(
    new Set([
      'embrace-first-gown-lace embrace-second-gown-ball',
      'embrace-second-gown-lace embrace-first-gown-ball',
    ]),
  )
})

test('a bride and a groom side by side are lit from one side: who stands left tells from which', () => {
  const namesOf = (given: Partial<CompositionQuestion>) => {
    const arrangements = [groomLeft, brideLeft]
    const asked = seeds.map((seed) => ask({ poses: ['side-by-side'], arrangements, seed, ...given })?.name)
    return [...new Set(asked)].sort()
  }
  const [groomsLight, bridesLight] = ['side-by-side hips 0-1 flipped', 'side-by-side hips 1-0']
  expect(namesOf({})).toEqual([groomsLight, bridesLight])
  expect(namesOf({ litFrom: 'left' })).toEqual([bridesLight])
  expect(namesOf({ litFrom: 'right' })).toEqual([groomsLight])
  expect(namesOf({ light: 'left' })).toEqual([bridesLight])
  expect(namesOf({ light: 'right' })).toEqual([groomsLight])
})

const whole = {
  poses: ['embrace', 'arm-in-arm', 'walking'],
  lastPoses: ['walking'],
  plates: [...plates, 'walking-first-suit-navy', 'walking-second-gown-lace'],
  framings: ['hips', 'waist', 'chest'] as const,
  hasGround: true,
  arrangements: [groomLeft, brideLeft],
}

test.each([
  [{ pose: 'arm-in-arm' }, 'arm-in-arm', ['hips', 'waist', 'chest'], [0, 1]],
  [{ framing: 'close' }, undefined, ['waist', 'chest'], [0, 1]],
  [{ framing: 'half' }, undefined, ['hips'], [0, 1]],
  [{ framing: 'full' }, 'walking', ['full'], [0, 1]],
  [{ left: 'first' }, undefined, ['hips', 'waist', 'chest', 'full'], [0]],
  [{ left: 'second' }, undefined, ['hips', 'waist', 'chest', 'full'], [1]],
] as const)(
  'what a couple chooses of its stance holds in every picture: %o',
  (stance, pose, framings, lefts) => {
    const recent: string[] = []
    for (const seed of seeds) {
      const chosen = ask({ ...whole, stance, recent: recent.toReversed(), seed })
      if (pose) expect(chosen?.pose).toBe(pose)
      expect(framings).toContain(chosen?.framing)
      expect(lefts).toContain(chosen?.order[0])
      recent.push(chosen?.name ?? '')
    }
  },
)

test('a stance in which the two cannot be drawn gives none', () => {
  expect(ask({ ...whole, stance: { pose: 'embrace', framing: 'full' } })).toBeUndefined()
  expect(ask({ ...whole, hasGround: false, stance: { framing: 'full' } })).toBeUndefined()
})

test('pictures that are shown together differ in pose and in framing', () => {
  for (const seed of seeds) {
    const besides: string[] = []
    for (let nth = 0; nth < 3; nth++)
      besides.push(ask({ ...whole, arrangements: [groomLeft], recent: besides, besides, seed })?.name ?? '')
    const parts = besides.map((name) => name.split(' '))
    expect(new Set(parts.map(([pose]) => pose)).size).toBe(3)
    expect(new Set(parts.map(([, framing]) => framing)).size).toBe(3)
  }
})
