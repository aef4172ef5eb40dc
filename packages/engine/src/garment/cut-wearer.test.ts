import { expect, test } from 'vitest'
import { cutWearer } from './cut-wearer.ts'
import { type DrawnWearer, drawnWearer } from './testing/drawn-wearer.ts'

const isDress = (x: number, y: number) => Math.abs(x - 60) < 18 && y > 20 && y < 110
const scene: DrawnWearer = {
  widthPx: 121,
  heightPx: 133,
  what: (x, y) => (isDress(x, y) ? 'clothes' : undefined),
  colour: (x, y) => (isDress(x, y) ? [230, 225, 220] : [40, 60, 90]),
}

function coarse() {
  const wearer = drawnWearer(scene)
  // The network's map is coarser than the photo: it is off by a px or two.
  const { widthPx, heightPx } = wearer.crop.image
  const person = new Float32Array(wearer.person.length)
  for (let y = 2; y < heightPx; y++)
    for (let x = 2; x < widthPx; x++) person[y * widthPx + x] = wearer.person[(y - 2) * widthPx + x - 2]
  return { ...wearer, crop: { ...wearer.crop, pxPerCm: 5 }, person }
}

test('the matte follows the dress’s own edge', () => {
  const wearer = coarse()
  const alpha = cutWearer(wearer)
  const at = (x: number, y: number) => alpha[y * 121 + x]
  expect(at(60, 60)).toBeGreaterThan(0.98)
  expect(at(44, 60)).toBeGreaterThan(0.7)
  expect(at(79, 60)).toBeLessThan(0.3)
})

test('far from the person there is nothing', () => {
  const alpha = cutWearer(coarse())
  for (const [x, y] of [
    [0, 0],
    [120, 132],
    [5, 70],
  ])
    expect(alpha[y * 121 + x]).toBe(0)
})

test('what lies outside the photo stays outside', () => {
  const wearer = coarse()
  const isInside = wearer.crop.isInside.map((_, i) => (Math.floor(i / 121) < 80 ? 1 : 0))
  const alpha = cutWearer({ ...wearer, crop: { ...wearer.crop, isInside } })
  expect(alpha[90 * 121 + 60]).toBe(0)
  expect(alpha[70 * 121 + 60]).toBeGreaterThan(0.9)
})

test('the same wearer is cut the same way twice', () => {
  expect(cutWearer(coarse())).toEqual(cutWearer(coarse()))
})
