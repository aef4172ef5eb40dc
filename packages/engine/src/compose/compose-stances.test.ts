import { loadScene } from '@ever-after/art'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attire, Stance } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { composeStances } from './compose-stances.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const { manifest: garden } = await loadScene('garden')
const sharp = examplePortrait({ pxPerCm: 4 })
const coarse = examplePortrait({ pxPerCm: 2 })
const recipe = exampleRecipe({ poses: ['facing', 'temples'] })
const mixed = ['dress', 'suit'] as const
const usual = { photos: [sharp, sharp], attires: mixed, recipe, widthPx: 300, seed: 1 } as const

const namesOf = (given: Partial<CoupleSetting>) =>
  composeStances({ ...usual, ...given }, garden).map(({ name }) => name)

/** What a couple is shown by changes of three pictures, until one of them was shown before. */
function shownUntilRepeated(given: Partial<CoupleSetting>): string[] {
  const met: string[] = []
  for (let seed = 0; ; seed++) {
    const told = met.toReversed()
    const names = namesOf({ ...given, count: 3, recent: told, shown: told, seed })
    for (const name of names) {
      if (met.includes(name)) return met
      met.push(name)
    }
  }
}

const pairing = fc.constantFrom<readonly [Attire, Attire]>(mixed, ['dress', 'dress'], ['suit', 'suit'])
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(undefined, ...values)

test('changes in a row show a couple everything that there is before anything again, whatever it chose', {
  tags: ['slow'],
}, () => {
  const stances = fc.record({
    pose: oneOf('facing', 'temples'),
    framing: oneOf('close' as const, 'half' as const),
    left: oneOf('first' as const, 'second' as const),
  })
  fc.assert(
    fc.property(stances, pairing, fc.constantFrom(-12, 0, 12), (stance, attires, yawDeg) => {
      const looking = (deg: number) => examplePortrait({ pxPerCm: 4, yawDeg: deg })
      const photos = [looking(yawDeg), looking(-yawDeg)] as const
      const all = shownUntilRepeated({ attires, photos })
      expect(shownUntilRepeated({ attires, photos, stance }).toSorted()).toEqual(all.toSorted())
    }),
    { numRuns: 12 },
  )
})

const chosen: Stance = { pose: 'facing', framing: 'half', left: 'second' }

test('a chosen pose and framing come in all clothes of the recipe, then otherwise, then another pose comes', () => {
  const met = shownUntilRepeated({ stance: chosen })
  const inClothes = (standing: string) =>
    [
      'gown-lace and suit-navy',
      'gown-satin and suit-navy',
      'gown-lace and suit-tuxedo',
      'gown-satin and suit-tuxedo',
    ].map((worn) => `${standing} in ${worn}`)
  expect(met.slice(0, 4)).toEqual(inClothes('facing hips 1-0'))
  expect(met.slice(4, 8)).toEqual(inClothes('facing hips 0-1 flipped'))
  const inPose = met.findLastIndex((name) => name.startsWith('facing '))
  expect(met.slice(0, inPose + 1).every((name) => name.startsWith('facing '))).toBe(true)
  expect(inPose).toBeLessThan(met.length - 1)
})

test('another change has another first picture, also where the photos allow one framing only', () => {
  const stance = { pose: 'facing', framing: 'close' } as const
  const first = namesOf({ photos: [coarse, coarse], stance, count: 3 })
  const shown = first.toReversed()
  const second = namesOf({ photos: [coarse, coarse], stance, count: 3, shown, recent: shown, seed: 2 })
  expect(new Set([...first, ...second]).size).toBe(6)
  for (const name of [...first, ...second]) expect(name).toMatch(/^facing waist /)
})

test('two are dressed otherwise before they look away from each other', () => {
  const photos = [
    examplePortrait({ pxPerCm: 4, yawDeg: 15 }),
    examplePortrait({ pxPerCm: 4, yawDeg: -15 }),
  ] as const
  const met = shownUntilRepeated({ photos, stance: { pose: 'facing', framing: 'half' } })
  const orders = met.filter((name) => name.startsWith('facing ')).map((name) => name.split(' ')[2])
  expect(orders.indexOf('1-0')).toBeGreaterThanOrEqual(4)
  expect(orders.slice(orders.indexOf('1-0'))).not.toContain('0-1')
})

test('what was shown in another style keeps nothing from being worn, and what names no clothes was the recipe’s own', () => {
  const standing = 'facing hips 1-0'
  const own = `${standing} in gown-lace and suit-navy`
  expect(namesOf({ stance: chosen, recent: [own] })).toEqual([own])
  expect(namesOf({ stance: chosen, shown: [standing] })).toEqual([`${standing} in gown-satin and suit-navy`])
})

test('where everything was shown it is the one of longest ago', () => {
  const met = shownUntilRepeated({ stance: chosen })
  const shown = met.toReversed()
  expect(namesOf({ stance: chosen, shown, count: 3 })).toEqual(met.slice(0, 3))
})

test('who chose the covering keeps the gown that it goes with', () => {
  const covered = exampleRecipe({ poses: ['facing'], dress: 'gown-modest', covering: 'hijab-ivory' })
  const wearsCovering = [true, false] as const
  const met = shownUntilRepeated({ recipe: covered, wearsCovering })
  expect(new Set(met.map((name) => name.split(' in ')[1]))).toEqual(
    new Set(['gown-modest+covering and suit-navy', 'gown-modest+covering and suit-tuxedo']),
  )
  expect(shownUntilRepeated({ recipe: covered }).join()).toContain('gown-satin')
})

test('other heights are another picture', () => {
  const [name] = namesOf({ stance: chosen, taller: 'first' })
  expect(name).toBe('facing hips 1-0 in gown-lace and suit-navy, first taller')
  expect(namesOf({ stance: chosen, taller: 'second' })).toEqual(namesOf({ stance: chosen }))
})

test('a picture that was planned with the first one is drawn as planned, whatever came since', () => {
  const given = { photos: [coarse, coarse], stance: { pose: 'facing', framing: 'close' } } as const
  const planned = namesOf({ ...given, count: 3 })
  for (const [index, composition] of planned.entries()) {
    const told = { nth: index + 1, composition, shown: planned, recent: planned }
    expect(namesOf({ ...given, ...told })).toEqual([composition])
  }
  expect(namesOf({ ...given, nth: 2, composition: 'waltz hips 0-1' })).toEqual([planned[1]])
})
