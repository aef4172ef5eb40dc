import { expect, test } from 'vitest'
import { linearFromByte, luminance, type Rgb, toSrgb } from '../../pixels/colour-space.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { faceTone, type ToneView } from './face-tone.ts'

type Bytes = readonly [number, number, number]
const skin: Bytes = [200, 150, 120]
const linear = ([r, g, b]: Bytes): Rgb => [linearFromByte[r], linearFromByte[g], linearFromByte[b]]
const plain = { isBearded: false, aside: 0 }

/** The drawn head with eyes and mouth where a face has them, and its px at a place, cm from the middle of the face. */
function face(colour: Bytes = skin) {
  const head = syntheticHead({ colours: { faceSkin: colour } })
  const { view, at } = head
  const put = (indices: readonly number[], x: number, y: number) => {
    for (const index of indices) view.mesh.set([(x + 20) * view.pxPerCm, (y + 16) * view.pxPerCm], index * 3)
  }
  put([159, 145], -3, -2)
  put([386, 374], 3, -2)
  put([70, 107, 63, 105], -3, -3.6)
  put([300, 336, 293, 334], 3, -3.6)
  put([61, 291, 0, 17], 0, 4.5)
  put([2], 0, 2.5)
  const paint = (from: readonly [number, number], to: readonly [number, number], bytes: Bytes) => {
    for (let y = from[1]; y < to[1]; y += 0.06)
      for (let x = from[0]; x < to[0]; x += 0.06) view.image.data.set(bytes, at(x, y) * 3)
  }
  return { view, paint }
}

test('an evenly lit face has its own colour, from very dark to very pale', () => {
  for (const colour of [[58, 38, 30], skin, [242, 214, 200]] as const)
    expect(faceTone(face(colour).view, plain)).toEqual(linear(colour))
})

test('a shining forehead and shining cheeks make nobody paler', () => {
  const { view, paint } = face()
  paint([-2.5, -7], [2.5, -5], [250, 235, 225])
  paint([-5, 0.5], [-3, 2.5], [250, 235, 225])
  paint([3, 0.5], [5, 2.5], [250, 235, 225])
  expect(faceTone(view, plain)).toEqual(linear(skin))
})

test('painted lids and lips are not skin', () => {
  const { view, paint } = face()
  paint([-4.2, -3.2], [-1.8, -0.8], [60, 40, 160])
  paint([1.8, -3.2], [4.2, -0.8], [60, 40, 160])
  paint([-2, 3.5], [2, 5.5], [200, 10, 40])
  expect(faceTone(view, plain)).toEqual(linear(skin))
})

test('a beard does not colour the body, whatever it hides', () => {
  const { view, paint } = face()
  paint([-7, 2.6], [7, 9], [40, 30, 26])
  expect(faceTone(view, { ...plain, isBearded: true })).toEqual(linear(skin))
})

test('nor does a white one that is taken for skin', () => {
  const { view, paint } = face()
  paint([-7, 2.6], [7, 9], [250, 246, 240])
  expect(faceTone(view, plain)).toEqual(linear(skin))
})

test('a face half in a hat’s shadow keeps what is lit of it', () => {
  const half = face()
  half.paint([-7, -1.6], [7, 9], [252, 192, 155])
  const tone = faceTone(half.view, plain)
  expect(tone && luminance(tone)).toBeGreaterThan(1.3 * luminance(linear(skin)))
})

test('freckles, scars and lighter patches leave the colour of most of the skin', () => {
  const { view } = face()
  const { data } = view.image
  for (let i = 0; i < data.length; i += 3) {
    if ((i / 3) % 7 === 0) data.set([150, 95, 70], i)
    if ((i / 3) % 9 === 0) data.set([235, 205, 190], i)
  }
  expect(faceTone(view, plain)).toEqual(linear(skin))
})

test('under a lamp aside the lit half counts more, and from either side alike', () => {
  const lit = (left: number, right: number): ToneView => {
    const { view } = face()
    const { data, widthPx } = view.image
    for (let i = 0; i < data.length; i++) {
      const place = (Math.floor(i / 3) % widthPx) / widthPx
      data[i] = 255 * toSrgb(linearFromByte[data[i]] * (left + (right - left) * place)) + 0.5
    }
    return view
  }
  const light = (view: ToneView, aside: number) =>
    luminance(faceTone(view, { isBearded: false, aside }) ?? [0, 0, 0])
  const even = light(lit(1.4, 0.2), 0)
  const aside = light(lit(1.4, 0.2), 2)
  expect(aside).toBeGreaterThan(1.05 * even)
  expect(aside).toBeLessThan(luminance(linear(skin)))
  expect(light(lit(0.2, 1.4), -2)).toBeCloseTo(aside, 1)
})

test('a face of which hardly any skin is seen has no tone', () => {
  const { view } = syntheticHead({
    paint: (x, y) => (Math.hypot(x - 5, y - 3) < 1 ? undefined : 'accessories'),
  })
  expect(faceTone(view, plain)).toBeUndefined()
})
