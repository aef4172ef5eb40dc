import { expect, test } from 'vitest'
import { noisePlane } from '../pixels/noise.ts'
import { smoothSkin } from './smooth-skin.ts'

const sidePx = 120
const pxPerCm = 20

function planesWith(lightness: (x: number, y: number) => number) {
  const plane = Float32Array.from({ length: sidePx * sidePx }, (_, i) =>
    lightness(i % sidePx, Math.floor(i / sidePx)),
  )
  const flat = () => new Float32Array(sidePx * sidePx).fill(0.05)
  return { widthPx: sidePx, heightPx: sidePx, lightness: plane, a: flat(), b: flat() }
}

function deviation(plane: Float32Array): number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length)
}

const everywhere = new Float32Array(sidePx * sidePx).fill(1)
const blotch = (x: number, y: number) => 0.6 + 0.015 * Math.sin(x / 2.5) * Math.sin(y / 2.5)

test('blotches on skin are halved', () => {
  const planes = planesWith(blotch)
  const before = deviation(planes.lightness)
  smoothSkin({ planes, skin: everywhere, pxPerCm })
  expect(deviation(planes.lightness)).toBeLessThan(before * 0.6)
})

test('pores keep four fifths of their depth', () => {
  const noise = noisePlane(sidePx * sidePx, 1)
  const planes = planesWith((x, y) => 0.6 + 0.01 * noise[y * sidePx + x])
  const before = deviation(planes.lightness)
  smoothSkin({ planes, skin: everywhere, pxPerCm })
  expect(deviation(planes.lightness)).toBeGreaterThan(before * 0.8)
})

test('the edge of a feature stays as sharp as it is', () => {
  const planes = planesWith((x) => (x < sidePx / 2 ? 0.3 : 0.6))
  smoothSkin({ planes, skin: everywhere, pxPerCm })
  const row = planes.lightness.subarray(60 * sidePx, 61 * sidePx)
  expect(row[sidePx / 2] - row[sidePx / 2 - 1]).toBeGreaterThan(0.28)
})

test('what is not skin keeps its px', () => {
  const planes = planesWith(blotch)
  const before = planes.lightness.slice()
  smoothSkin({ planes, skin: new Float32Array(sidePx * sidePx), pxPerCm })
  expect(planes.lightness).toEqual(before)
})
