import { expect, test } from 'vitest'
import { judgeGarment } from './judge-garment.ts'
import { type DrawnWearer, drawnWearer } from './testing/drawn-wearer.ts'

const neck = { centreX: 50, halfPx: 5, seen: 1 }
const gown: DrawnWearer['what'] = (x) => (Math.abs(x - 50) < 15 ? 'clothes' : undefined)

function ask(what: DrawnWearer['what'], seen = 1) {
  const wearer = drawnWearer({ what })
  judgeGarment({ alpha: wearer.person, wearer, neck: { ...neck, seen }, pitY: 20 })
}

test('a dress that is seen as a whole passes', () => {
  expect(() => ask(gown)).not.toThrow()
})

test('hair over the shoulders passes, hair down the front does not', () => {
  const hair =
    (length: number): DrawnWearer['what'] =>
    (x, y) =>
      Math.abs(x - 50) < 5 && y > 20 && y < 20 + length ? 'hair' : gown(x, y)
  expect(() => ask(hair(6))).not.toThrow()
  expect(() => ask(hair(30))).toThrow(expect.objectContaining({ reason: 'hair_over' }))
})

test('a strip of cloth is not a dress', () => {
  expect(() => ask((x) => (Math.abs(x - 50) < 2 ? 'clothes' : undefined))).toThrow(
    expect.objectContaining({ reason: 'hardly_seen' }),
  )
})

test('a hidden neck leaves nothing to put a head on', () => {
  expect(() => ask(gown, 0.4)).toThrow(expect.objectContaining({ reason: 'neck_hidden' }))
})
