import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RgbImage } from './rgb-image.ts'
import { pointInImage, sampleRegion } from './sample-region.ts'

const plain = { scale: 1, offset: 0, border: 'edge' } as const

test('a region of the whole picture at its own size is the picture', () => {
  const image = ramp(20, 10)

  const samples = sampleRegion({ image, region: whole(image), widthPx: 20, heightPx: 10, ...plain })

  expect([...samples]).toEqual([...image.data])
})

test('a region turned by half a turn is the picture upside down', () => {
  const image = ramp(20, 10)
  const region = { ...whole(image), angleRad: Math.PI }

  const samples = sampleRegion({ image, region, widthPx: 20, heightPx: 10, ...plain })

  expect(samples[0]).toBeCloseTo(image.data[image.data.length - 3], 3)
  expect(samples[samples.length - 3]).toBeCloseTo(image.data[0], 3)
})

test('beyond the picture lies black or the nearest edge, as asked', () => {
  const image = { widthPx: 4, heightPx: 4, data: new Uint8Array(48).fill(200) }
  const region = { centreX: -20, centreY: 2, widthPx: 8, heightPx: 4, angleRad: 0 }
  const question = { image, region, widthPx: 2, heightPx: 1, scale: 1 / 100, offset: -1 } as const

  expect(sampleRegion({ ...question, border: 'black' })[0]).toBe(-1)
  expect(sampleRegion({ ...question, border: 'edge' })[0]).toBeCloseTo(1, 5)
})

test('a strongly shrunk region keeps the mean of a fine pattern', () => {
  const widthPx = 512
  const data = new Uint8Array(widthPx * widthPx * 3)
  for (let i = 0; i < widthPx * widthPx; i++)
    data.fill((i + Math.floor(i / widthPx)) % 2 ? 255 : 0, i * 3, i * 3 + 3)
  const image = { widthPx, heightPx: widthPx, data }

  const samples = sampleRegion({ image, region: whole(image), widthPx: 32, heightPx: 32, ...plain })

  for (const sample of samples) expect(Math.abs(sample - 128)).toBeLessThan(4)
})

test('the corners of a region keep their distances in the picture whatever its angle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      (angleRad, widthPx, heightPx) => {
        const region = { centreX: 30, centreY: -7, widthPx, heightPx, angleRad }
        const [left, top] = pointInImage(region, 0, 0)
        const [right, bottom] = pointInImage(region, 1, 1)

        expect(Math.hypot(right - left, bottom - top)).toBeCloseTo(Math.hypot(widthPx, heightPx), 6)
        expect((left + right) / 2).toBeCloseTo(30, 6)
        expect((top + bottom) / 2).toBeCloseTo(-7, 6)
      },
    ),
  )
})

test('a positive angle turns a region clockwise on the screen', () => {
  const region = { centreX: 0, centreY: 0, widthPx: 2, heightPx: 2, angleRad: Math.PI / 2 }

  const [x, y] = pointInImage(region, 1, 0.5)

  expect(x).toBeCloseTo(0, 6)
  expect(y).toBeCloseTo(1, 6)
})

test('samples are scaled and moved as asked', () => {
  const image = ramp(30, 20)
  const region = { centreX: 13, centreY: 9, widthPx: 17, heightPx: 11, angleRad: 0.7 }
  const question = { image, region, widthPx: 9, heightPx: 7, border: 'edge' } as const

  const bytes = sampleRegion({ ...question, scale: 1, offset: 0 })
  const moved = sampleRegion({ ...question, scale: 2 / 255, offset: -1 })

  for (let i = 0; i < bytes.length; i++) expect(moved[i]).toBeCloseTo((bytes[i] * 2) / 255 - 1, 5)
})

test('a turned region of a smooth slope reads the slope at each of its places', () => {
  const data = new Uint8Array(60 * 60 * 3)
  for (let i = 0; i < 3600; i++) data.fill((i % 60) * 2 + Math.floor(i / 60), i * 3, i * 3 + 3)
  const image = { widthPx: 60, heightPx: 60, data }
  fc.assert(
    fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (angleRad) => {
      const region = { centreX: 30, centreY: 30, widthPx: 24, heightPx: 24, angleRad }

      const samples = sampleRegion({ image, region, widthPx: 12, heightPx: 12, ...plain, border: 'black' })

      for (let i = 0; i < 144; i += 5) {
        const [x, y] = pointInImage(region, ((i % 12) + 0.5) / 12, (Math.floor(i / 12) + 0.5) / 12)
        // Shrinking by two reads the halved picture, which is a whole byte coarse.
        expect(Math.abs(samples[i * 3] - ((x - 0.5) * 2 + y - 0.5))).toBeLessThan(1.2)
      }
    }),
    { numRuns: 25 },
  )
})

function ramp(widthPx: number, heightPx: number): RgbImage {
  const data = Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) => (i * 7) % 256)
  return { widthPx, heightPx, data }
}

function whole({ widthPx, heightPx }: RgbImage) {
  return { centreX: widthPx / 2, centreY: heightPx / 2, widthPx, heightPx, angleRad: 0 }
}
