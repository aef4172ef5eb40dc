import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlacedFace } from '../compose/compose-couple.ts'
import type { Rgb } from '../pixels/colour-space.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { faceHalf, pxPerCm, syntheticHead } from '../testing/synthetic-head.ts'
import { cheekColours } from '../understand/skin/cheek-colours.ts'
import { faceOval, pointOf } from '../vision/index.ts'
import { skinDeltaE } from './measure-skin.ts'

type Byte3 = readonly [number, number, number]
const skin: Byte3 = [200, 150, 120]

/** A portrait whose face has one colour of skin. */
function portrait(colour: Byte3 = skin) {
  const { view } = syntheticHead({ colours: { faceSkin: colour } })
  const { widthPx, heightPx, mesh, image } = view
  return { widthPx, heightPx, mesh, pxPerCm, rgb: image.data, cheeks: cheekColours(image, { mesh, pxPerCm }) }
}

/** The same head as a picture, at the same place; each given byte may be changed. */
function picture(change: (byte: number, channel: number) => number = (byte) => byte): RgbImage {
  const { widthPx, heightPx, rgb } = portrait()
  return { widthPx, heightPx, data: rgb.map((byte, i) => change(byte, i % 3)) }
}

function face(given: Partial<PlacedFace> = {}): PlacedFace {
  const { mesh } = portrait()
  const oval = faceOval.map((index) => pointOf(mesh, index))
  return { mesh, oval, pxPerCm, whiteBalance: [1, 1, 1], ...given }
}
const measure = (image: RgbImage, given: Partial<PlacedFace> = {}, isGrey = false) =>
  skinDeltaE({ photo: portrait(), image, face: face(given), isGrey })

const lighten = (gains: Rgb) => (byte: number, channel: number) =>
  Math.min(255, 255 * ((byte / 255) ** 2.2 * gains[channel]) ** (1 / 2.2))

test('skin that was left alone does not differ', () => {
  expect(measure(picture())).toBeCloseTo(0, 6)
})

test('the more skin is lightened or darkened, the more it differs', () => {
  const grown = [1, 1.1, 1.25, 1.5].map((gain) => measure(picture(lighten([gain, gain, gain]))))
  expect(grown).toEqual(grown.toSorted((a, b) => a - b))
  expect(grown[3]).toBeGreaterThan(8)
  expect(measure(picture(lighten([0.7, 0.7, 0.7])))).toBeGreaterThan(5)
})

test('a tint that white balance explains does not count, one that it does not explain does', () => {
  const whiteBalance: Rgb = [1.15, 1, 0.8]
  const tinted = picture(lighten(whiteBalance))
  expect(measure(tinted)).toBeGreaterThan(3)
  expect(measure(tinted, { whiteBalance })).toBeLessThan(1)
  expect(measure(picture(), { whiteBalance })).toBeGreaterThan(3)
})

test('of a black and white picture only lightness is compared', () => {
  const grey = picture()
  for (let i = 0; i < grey.data.length; i += 3) {
    const [r, g, b] = [0, 1, 2].map((channel) => (grey.data[i + channel] / 255) ** 2.2)
    grey.data.fill(255 * (0.2126 * r + 0.7152 * g + 0.0722 * b) ** (1 / 2.2), i, i + 3)
  }
  expect(measure(grey)).toBeGreaterThan(8)
  expect(measure(grey, {}, true)).toBeLessThan(1)
  expect(measure(grey, { whiteBalance: [1.3, 1, 0.7] }, true)).toBeLessThan(1)
  expect(measure(picture(lighten([1.5, 1.5, 1.5])), {}, true)).toBeGreaterThan(6)
})

test('one changed cheek counts about half', () => {
  const half = picture()
  const both = picture(lighten([1.4, 1.4, 1.4]))
  for (let i = 0; i < half.data.length; i++)
    if (Math.floor(i / 3) % half.widthPx < half.widthPx / 2) half.data[i] = both.data[i]
  expect(measure(half) / measure(both)).toBeCloseTo(0.5, 1)
})

test('blemishes and glints smaller than half of a cheek’s patch do not count', () => {
  const spotted = picture()
  const { at } = syntheticHead()
  for (const x of [-3.6, 3.6])
    for (let row = -2; row <= 2; row++) {
      const i = at(x, 1.5) + row * spotted.widthPx
      spotted.data.fill(255, (i - 2) * 3, (i + 3) * 3)
    }
  expect(measure(spotted)).toBeCloseTo(0, 6)
})

test('eyes, mouth, hair and clothes may change without any effect', () => {
  const changed = picture()
  const keep = 6 * pxPerCm
  const { mesh } = portrait()
  const [centreX, centreY] = pointOf(mesh, 50)
  for (let i = 0; i < changed.data.length; i++) {
    const x = Math.floor(i / 3) % changed.widthPx
    const y = Math.floor(i / 3 / changed.widthPx)
    if (Math.abs(y - centreY) > keep / 2 || Math.abs(x - centreX) > 3 * keep) changed.data[i] = 0
  }
  expect(faceHalf.heightCm).toBeGreaterThan(6)
  expect(measure(changed)).toBeCloseTo(0, 6)
})

test('a face is measured where it was put and at its size, not where the photo had it', () => {
  const small = picture()
  const { widthPx, heightPx } = small
  const half = {
    widthPx: widthPx / 2,
    heightPx: heightPx / 2,
    data: new Uint8Array((widthPx / 2) * (heightPx / 2) * 3).map((_, i) => {
      const x = Math.floor(i / 3) % (widthPx / 2)
      const y = Math.floor(i / 3 / (widthPx / 2))
      return small.data[(y * 2 * widthPx + x * 2) * 3 + (i % 3)]
    }),
  }
  const mesh = portrait().mesh.map((value) => value / 2)
  expect(measure(half, { mesh, pxPerCm: pxPerCm / 2 })).toBeCloseTo(0, 6)
  expect(measure(half)).toBeGreaterThan(5)
})

test('the same lightening differs about as much on any skin', () => {
  const depth = fc.constantFrom<Byte3>([120, 85, 65], [170, 125, 100], [220, 180, 155])
  fc.assert(
    fc.property(depth, (colour) => {
      const photo = portrait(colour)
      const { widthPx, heightPx } = photo
      const image = {
        widthPx,
        heightPx,
        data: photo.rgb.map((byte, i) => lighten([1.2, 1.2, 1.2])(byte, i % 3)),
      }
      const differs = skinDeltaE({ photo, image, face: face(), isGrey: false })
      expect(differs).toBeGreaterThan(2.5)
      expect(differs).toBeLessThan(7)
    }),
    { numRuns: 6 },
  )
})

test('a head whose light was evened before it was put in is not another skin', () => {
  const evened = portrait()
  const lit = picture()
  for (let i = 0; i < lit.data.length; i++) {
    const gain = Math.floor(i / 3) % lit.widthPx < lit.widthPx / 2 ? 1.25 : 0.8
    lit.data[i] = lighten([gain, gain, gain])(lit.data[i], i % 3)
  }
  const photo = { ...evened, cheeks: cheekColours(lit, evened) }
  expect(skinDeltaE({ photo, image: picture(), face: face(), isGrey: false })).toBeLessThan(1)
})

test('skin that is paler than in the photo differs, however well it fits the head that was put in', () => {
  const paler = picture(lighten([1.4, 1.4, 1.4]))
  const photo = { ...portrait(), rgb: paler.data }
  expect(skinDeltaE({ photo, image: paler, face: face(), isGrey: false })).toBeGreaterThan(5)
})
