import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPlane, farthest, mirrorPlane, sumOf } from '../../testing/planes.ts'
import { makeTrimap } from './trimap.ts'

const widthPx = 90
const heightPx = 70
const shape = fc.record({
  x: fc.integer({ min: 20, max: 70 }),
  y: fc.integer({ min: 20, max: 50 }),
  radius: fc.integer({ min: 6, max: 30 }),
  hairBelow: fc.integer({ min: 0, max: heightPx }),
})

test('a px is known or unknown, and its prior is a share', () => {
  fc.assert(
    fc.property(shape, (drawn) => {
      const { unknown, prior, trust } = makeTrimap(inputOf(drawn))

      expect(unknown.every((value) => value === 0 || value === 1)).toBe(true)
      expect(prior.every((value) => value >= 0 && value <= 1)).toBe(true)
      // What is known is trusted over a hundred times more than what is to be solved.
      expect(trust.every((value, i) => (unknown[i] === 0 ? value === 10 : value > 0 && value < 0.1))).toBe(
        true,
      )
    }),
    { numRuns: 12 },
  )
})

test('what is known is wholly person or wholly background, and agrees with the segmentation', () => {
  fc.assert(
    fc.property(shape, (drawn) => {
      const input = inputOf(drawn)
      const { unknown, prior } = makeTrimap(input)

      const asSegmented = input.person.map((share) => (share > 0.5 ? 1 : 0))
      expect(prior.every((value, i) => unknown[i] === 1 || value === asSegmented[i])).toBe(true)
    }),
    { numRuns: 12 },
  )
})

test('the trimap of a mirrored person is the mirrored trimap', () => {
  fc.assert(
    fc.property(shape, (drawn) => {
      const input = inputOf(drawn)
      const { unknown } = makeTrimap(input)

      const mirrored = makeTrimap({
        ...input,
        person: mirrorPlane(input.person, widthPx),
        hair: mirrorPlane(input.hair, widthPx),
      })

      expect(farthest(mirrored.unknown, mirrorPlane(unknown, widthPx))).toBe(0)
    }),
    { numRuns: 12 },
  )
})

test('more hair never leaves less to be solved', () => {
  const areas = [0, 20, 40, 60].map((hairBelow) =>
    sumOf(makeTrimap(inputOf({ x: 45, y: 35, radius: 20, hairBelow })).unknown),
  )

  expect(areas).toEqual(areas.toSorted((a, b) => a - b))
  expect(areas[3]).toBeGreaterThan(2 * areas[0])
})

test('the unknown band is as wide in centimetres at any scale', () => {
  const bandCm = [6, 12].map((pxPerCm) => {
    const person = drawPlane(40 * pxPerCm, 4, (x) => (x > 20 * pxPerCm ? 1 : 0))
    const hair = new Float32Array(person.length)
    const { unknown } = makeTrimap({ person, hair, widthPx: 40 * pxPerCm, heightPx: 4, pxPerCm })
    return sumOf(unknown.subarray(0, 40 * pxPerCm)) / pxPerCm
  })

  expect(Math.abs(bandCm[0] - bandCm[1])).toBeLessThan(0.25)
})

test('a segmentation that is sure of nothing leaves everything to be solved', () => {
  const even = new Float32Array(widthPx * heightPx).fill(0.5)

  const { unknown } = makeTrimap({ person: even, hair: even, widthPx, heightPx, pxPerCm: 6 })

  expect(sumOf(unknown)).toBe(unknown.length)
})

function inputOf({ x, y, radius, hairBelow }: { x: number; y: number; radius: number; hairBelow: number }) {
  const person = drawPlane(widthPx, heightPx, (column, row) =>
    Math.hypot(column - x, row - y) < radius ? 1 : 0,
  )
  const hair = person.map((share, i) => (Math.floor(i / widthPx) < hairBelow ? share : 0))
  return { person, hair, widthPx, heightPx, pxPerCm: 6 }
}
