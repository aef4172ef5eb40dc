import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { farthest, mirrorPlane, noisyPlane } from '../../testing/planes.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { emptyClassPlanes, pasteClasses } from './class-planes.ts'
import { classCount, classifyRegion, classMapPx, classNames } from './classify-region.ts'

const widthPx = 48
const heightPx = 36
const shares = noisyShares()

test('wherever a map is pasted, the shares of every px add up to one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30, max: 70 }),
      fc.integer({ min: -30, max: 60 }),
      fc.integer({ min: 5, max: 120 }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      (centreX, centreY, side, feather) => {
        const planes = emptyClassPlanes(widthPx, heightPx)
        const region = { centreX, centreY, widthPx: side, heightPx: side, angleRad: 0 }

        pasteClasses({ planes, widthPx, heightPx, region, shares, feather })

        const sums = planes.background.map((_, i) =>
          classNames.reduce((sum, name) => sum + planes[name][i], 0),
        )
        expect(farthest(sums, new Float32Array(sums.length).fill(1))).toBeLessThan(1e-4)
        expect(classNames.every((name) => planes[name].every((share) => share >= 0))).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})

test('a map beside the planes changes nothing', () => {
  const planes = emptyClassPlanes(widthPx, heightPx)
  const region = { centreX: -40, centreY: 18, widthPx: 60, heightPx: 60, angleRad: 0 }

  pasteClasses({ planes, widthPx, heightPx, region, shares, feather: 0.1 })

  expect(planes).toEqual(emptyClassPlanes(widthPx, heightPx))
})

test('a map of the planes’ own side lands cell by cell', () => {
  const planes = emptyClassPlanes(classMapPx, classMapPx)
  const region = { centreX: 128, centreY: 128, widthPx: classMapPx, heightPx: classMapPx, angleRad: 0 }

  pasteClasses({ planes, widthPx: classMapPx, heightPx: classMapPx, region, shares, feather: 0 })

  for (let cell = 0; cell < classMapPx ** 2; cell += 1013)
    for (const [c, name] of classNames.entries())
      expect(planes[name][cell]).toBeCloseTo(shares[cell * classCount + c], 2)
})

test('looked at twice, a mirrored photo has the mirrored classes', { tags: ['slow'] }, async () => {
  const photo = await decodePhoto(await sampleFace('curls'), 256)
  const mirrored: RgbImage = { ...photo, data: mirrorPlane(photo.data, photo.widthPx, 3) }
  const ask = (image: RgbImage) =>
    classifyRegion({
      image,
      region: { centreX: photo.widthPx / 2, centreY: 128, widthPx: 256, heightPx: 256, angleRad: 0 },
      withMirror: true,
    })

  const expected = mirrorPlane(await ask(photo), classMapPx, classCount)

  expect(farthest(await ask(mirrored), expected)).toBeLessThan(1e-3)
})

test('an empty wall is background all over', async () => {
  const wall = { widthPx: 64, heightPx: 64, data: new Uint8Array(64 * 64 * 3).fill(190) }
  const region = { centreX: 32, centreY: 32, widthPx: 64, heightPx: 64, angleRad: 0 }

  const found = await classifyRegion({ image: wall, region, withMirror: false })

  const background = found.filter((_, i) => i % classCount === 0)
  expect(background.reduce((sum, share) => sum + share, 0) / background.length).toBeGreaterThan(0.9)
})

/** A map of random classes that add up to one in every cell. */
function noisyShares(): Float32Array {
  const noise = noisyPlane(classMapPx ** 2 * classCount, 3)
  for (let i = 0; i < noise.length; i += classCount) {
    const sum = noise.subarray(i, i + classCount).reduce((total, value) => total + value, 0)
    for (let c = 0; c < classCount; c++) noise[i + c] /= sum
  }
  return noise
}
