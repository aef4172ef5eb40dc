import { expect, test } from 'vitest'
import { emptyPicture, type Picture } from '../../pixels/picture.ts'
import type { VeilPlate } from '../plates/decode-veil.ts'
import { type HungVeil, hangVeil } from './hang-veil.ts'

const widthPx = 120
const heightPx = 160
const tone = 0.2
const at = (x: number, y: number) => y * widthPx + x

/** An even cloth 40 px wide and 60 px high, of white light and half a share; its pit lies at its upper middle. */
function cloth(share = 0.5): VeilPlate {
  const plane = (value: number) => new Float32Array(40 * 60).fill(value)
  return {
    manifest: {
      name: 'veil',
      title: 'Even cloth',
      kind: 'veil',
      plate: 'veil.webp',
      widthPx: 40,
      heightPx: 60,
      pxPerMetre: 100,
      encoding: { max: 4, gamma: 2 },
      anchors: { pit: [20, 10] },
    },
    r: plane(share),
    g: plane(share),
    b: plane(share),
    a: plane(share),
  }
}

function hung(given: Partial<HungVeil> = {}): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  for (const plane of [picture.r, picture.g, picture.b]) plane.fill(tone)
  hangVeil({ picture, veil: cloth(), gains: [1, 1, 1], pit: [60, 40], pxPerMetre: 100, ...given })
  return picture
}
const changed = ({ g }: Picture) => g.filter((value) => Math.abs(value - tone) > 0.01).length

test('the veil’s pit lies where it is hung', () => {
  const { g } = hung()
  expect(g[at(60, 40)]).toBeGreaterThan(tone + 0.1)
  for (const [x, y] of [
    [38, 60],
    [82, 60],
    [60, 28],
    [60, 92],
  ])
    expect(g[at(x, y)]).toBeCloseTo(tone)
})

test('a veil keeps to its size in metres', () => {
  expect(changed(hung({ pxPerMetre: 50, pit: [60, 60] })) / changed(hung())).toBeCloseTo(0.25, 1)
})

test('the scene shows through, and more through thinner cloth', () => {
  const through = (share: number) => hung({ veil: cloth(share) }).g[at(60, 60)]
  expect(through(0.2)).toBeGreaterThan(tone)
  expect(through(0.2)).toBeLessThan(through(0.5))
  expect(through(0.5)).toBeLessThan(through(1))
  expect(through(1)).toBeLessThan(1)
})

test('a warmer scene gives a warmer veil', () => {
  const warm = hung({ gains: [0.5, 0.4, 0.25] })
  const i = at(60, 60)
  expect(warm.r[i]).toBeGreaterThan(warm.g[i])
  expect(warm.g[i]).toBeGreaterThan(warm.b[i])
  const plain = hung()
  expect(plain.r[i]).toBeCloseTo(plain.b[i], 6)
})

test('bright cloth goes to white instead of to neon', () => {
  const { r, b } = hung({ veil: cloth(1), gains: [6, 4, 3] })
  const i = at(60, 60)
  expect(r[i] - b[i]).toBeLessThan(0.08)
  expect(r[i]).toBeLessThanOrEqual(1)
})

test('a veil that hangs over the frame’s edge is cut there', () => {
  const corner = hung({ pit: [2, 4] })
  expect(corner.g[at(5, 20)]).toBeGreaterThan(tone + 0.1)
  // No row begins with what the one above had left over.
  expect(corner.g[at(widthPx - 1, 20)]).toBeCloseTo(tone)
  expect(changed(hung({ pit: [400, 400] }))).toBe(0)
})

test('clear cloth changes nothing', () => {
  expect(changed(hung({ veil: cloth(0) }))).toBe(0)
})
