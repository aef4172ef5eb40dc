import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { hueSpreadOf } from './hue-spread.ts'

type Rgb = readonly [number, number, number]

function spread(options: SyntheticHeadOptions, print: (colour: Rgb) => Rgb = (colour) => colour): number {
  const { view } = syntheticHead(options)
  const { data } = view.image
  for (let i = 0; i < data.length; i += 3) data.set(print([data[i], data[i + 1], data[i + 2]]), i)
  return hueSpreadOf({ ...view, eyes: [20 * pxPerCm, 14 * pxPerCm] })
}

const grey = ([r, g, b]: Rgb): Rgb => {
  const light = Math.round(0.3 * r + 0.6 * g + 0.1 * b)
  return [light, light, light]
}
const sepia = (colour: Rgb): Rgb => {
  const [light] = grey(colour)
  return [light, Math.round(light * 0.86), Math.round(light * 0.68)]
}

test('a print in grey or in one tint has no spread of hues', () => {
  expect(spread({}, grey)).toBeLessThan(0.001)
  expect(spread({}, sepia)).toBeLessThan(0.004)
})

test.each<[string, Rgb, Rgb]>([
  ['very dark', [52, 38, 32], [86, 50, 54]],
  ['brown', [140, 98, 76], [140, 78, 74]],
  ['pale', [226, 196, 182], [208, 140, 138]],
])('a colour photo of %s skin and its lips before a grey wall has one', (_, faceSkin, bodySkin) => {
  const colours = { faceSkin, bodySkin, background: [205, 208, 212], hair: [24, 20, 18] } as const
  const isLip = (x: number, y: number) => Math.hypot(x / 3, y - 5) < 1

  expect(spread({ colours, paint: (x, y) => (isLip(x, y) ? 'bodySkin' : undefined) })).toBeGreaterThan(0.006)
})

test('what lies beyond the photo is not looked at', () => {
  const { view } = syntheticHead({ colours: { background: [255, 0, 0] } })
  const { data } = view.image
  const isInside = view.isInside.map((_, i) => (data[i * 3] === 255 ? 0 : 1))
  for (let i = 0; i < isInside.length; i++) if (isInside[i]) data.fill(90, i * 3, i * 3 + 3)

  expect(hueSpreadOf({ ...view, isInside, eyes: [20 * pxPerCm, 14 * pxPerCm] })).toBeLessThan(0.001)
})
