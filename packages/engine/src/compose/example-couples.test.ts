import { expect, test } from 'vitest'
import { luminance } from '../pixels/colour-space.ts'
import { exampleCouple } from './example-couples.ts'

const couples = Array.from({ length: 40 }, (_, seed) => exampleCouple(seed))

test('every whole number names a couple, the same one each time', () => {
  for (const seed of [-7, 0, 3, 1_000_003]) expect(exampleCouple(seed)).toBe(exampleCouple(seed))
})

test('couples show skins from deep to fair and hair from black to blonde, at either side', () => {
  for (const side of [0, 1] as const) {
    const skins = couples.map((couple) => luminance(couple[side].skin))
    expect(Math.max(...skins) / Math.min(...skins)).toBeGreaterThan(4)
    expect(new Set(couples.map((couple) => couple[side].hair)).size).toBeGreaterThanOrEqual(4)
  }
})
