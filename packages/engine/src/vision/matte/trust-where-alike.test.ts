import { expect, test } from 'vitest'
import { drawPlane, noisyPlane } from '../../testing/planes.ts'
import { refineMatte } from './refine-matte.ts'
import { makeTrimap } from './trimap.ts'
import { trustWhereAlike } from './trust-where-alike.ts'

const widthPx = 140
const heightPx = 120
const pxPerCm = 7
const radiusPx = 40
const awayFrom = (x: number, y: number) => Math.hypot(x - 70, y - 60) - radiusPx

/** Hair all over a disc, segmented with a soft edge, before a wall that grows brighter to the right. */
function scene(hairValue: number, wallValue: number) {
  const person = drawPlane(widthPx, heightPx, (x, y) => Math.max(0, Math.min(1, 0.5 - awayFrom(x, y) / 6)))
  const colours = [1, 2, 3].map((seed) => {
    const noise = noisyPlane(widthPx * heightPx, seed)
    return drawPlane(widthPx, heightPx, (x, y) => {
      const value = awayFrom(x, y) < 0 ? hairValue : wallValue + (x / widthPx - 0.5) * 0.05
      return value + (noise[y * widthPx + x] - 0.5) * 0.04
    })
  })
  const [red, green, blue] = colours
  return { colours: [red, green, blue] as const, widthPx, heightPx, person, hair: person, pxPerCm }
}

test('dark hair before a dark wall is as solid as the segmentation says, and the wall beside it is gone', () => {
  const alpha = refineMatte(scene(0.07, 0.1))
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const away = awayFrom(x, y)
      if (away < -4) expect(alpha[y * widthPx + x]).toBeGreaterThan(0.75)
      if (away > 4) expect(alpha[y * widthPx + x]).toBeLessThan(0.13)
    }
})

test.each([
  ['a wall of its own colour', 0.09, 0.3, 0.98],
  ['a bright wall', 0.7, 0.006, 0.67],
])(
  'at the edge of hair before %s the segmentation is trusted as far as colours tell nothing',
  (_, wall, trust, prior) => {
    const seen = scene(0.07, wall)
    const trimap = makeTrimap(seen)
    const edge = 60 * widthPx + 70 + radiusPx - 1
    expect(trimap.unknown[edge]).toBe(1)

    trustWhereAlike(trimap, seen, seen.colours)

    expect(trimap.trust[edge]).toBeCloseTo(trust, 3)
    expect(trimap.prior[edge]).toBeCloseTo(prior, 2)
  },
)

test('where no hair is near, nothing changes', () => {
  const seen = { ...scene(0.07, 0.1), hair: new Float32Array(widthPx * heightPx) }
  const [trimap, before] = [makeTrimap(seen), makeTrimap(seen)]
  trustWhereAlike(trimap, seen, seen.colours)
  expect(trimap).toEqual(before)
})
