import { expect, test } from 'vitest'
import { choosePose, type PoseQuestion } from './choose-pose.ts'

const poses = ['embrace', 'arm-in-arm']
const plates = poses.flatMap((pose) => [`${pose}-first-suit-navy`, `${pose}-second-gown-lace`])
const ask = (given: Partial<PoseQuestion> = {}) =>
  choosePose({
    garments: ['suit-navy', 'gown-lace'],
    builds: [undefined, undefined],
    poses,
    plates,
    light: 'soft',
    seed: 1,
    ...given,
  })
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

test('both partners get the plates of one pose, from left to right', () => {
  const { pose, names } = ask() ?? {}
  expect(['embrace', 'arm-in-arm']).toContain(pose)
  expect(names).toEqual([`${pose}-first-suit-navy`, `${pose}-second-gown-lace`])
})

test('who stands on the other side is shown flipped', () => {
  const chosen = ask({ garments: ['gown-lace', 'suit-navy'] })
  expect(chosen).toMatchObject({ isFlipped: true })
  expect(chosen?.names).toEqual([`${chosen?.pose}-second-gown-lace`, `${chosen?.pose}-first-suit-navy`])
})

test('every pose comes up, and the same seed always gives the same', () => {
  expect(new Set(seeds.map((seed) => ask({ seed })?.pose))).toEqual(new Set(['embrace', 'arm-in-arm']))
  for (const seed of seeds) expect(ask({ seed })).toEqual(ask({ seed }))
})

test('a pose that only one of them was drawn in is nobody’s', () => {
  const half = plates.filter((name) => name !== 'embrace-second-gown-lace')
  expect(new Set(seeds.map((seed) => ask({ plates: half, seed })?.pose))).toEqual(new Set(['arm-in-arm']))
})

test('without a pose for both there is none', () => {
  expect(ask({ garments: ['suit-navy', 'suit-navy'] })).toBeUndefined()
  expect(ask({ garments: ['suit-navy', 'gown-ball'] })).toBeUndefined()
})

test('a garment’s cut for another stand is no other garment', () => {
  expect(ask({ garments: ['suit-navy-full', 'gown-lace-near'] })).toBeDefined()
})

test('a body as wide as the wearer is taken where one was drawn', () => {
  const more = [...plates, 'embrace-second-gown-lace-full', 'arm-in-arm-second-gown-lace-full']
  const garments = ['gown-lace-near', 'suit-navy'] as const
  const { pose, names } = ask({ garments, builds: ['full', 'slim'], plates: more }) ?? {}
  expect(names).toEqual([`${pose}-second-gown-lace-full`, `${pose}-first-suit-navy`])
  const average = ask({ garments, plates: more })
  expect(average?.names[0]).toBe(`${average?.pose}-second-gown-lace`)
})

test('light from one side is never flipped to the other', () => {
  expect(ask({ light: 'left' })).toMatchObject({ isFlipped: false })
  expect(ask({ light: 'right' })).toBeUndefined()
  expect(ask({ light: 'right', garments: ['gown-lace', 'suit-navy'] })).toMatchObject({ isFlipped: true })
})
