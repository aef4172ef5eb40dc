import { expect, test } from 'vitest'
import { judgeFrame } from './judge-frame.ts'
import { drawnPxPerMetre, drawnWearer } from './testing/drawn-wearer.ts'

const { crop } = drawnWearer({ what: () => 'clothes' })
const ask = (change: Partial<typeof crop>, pitY = 30) =>
  judgeFrame({ crop: { ...crop, ...change }, pitY, pxPerMetre: drawnPxPerMetre })

test('what lies under the pit counts, in metres', () => {
  expect(ask({})).toBeCloseTo(1.09, 5)
  expect(ask({}, 60)).toBeCloseTo(0.79, 5)
})

test('a photo that ends above the hips is refused', () => {
  const ends = crop.isInside.map((_, i) => (i < 85 * 100 ? 1 : 0))
  expect(() => ask({ isInside: ends })).toThrow(
    expect.objectContaining({ code: 'dress_unusable', reason: 'cut_off' }),
  )
})

test('a wearer of a few px is refused before anything else', () => {
  const none = new Uint8Array(crop.isInside.length)
  expect(() => ask({ photoScale: 3, isInside: none })).toThrow(
    expect.objectContaining({ reason: 'too_small' }),
  )
})
