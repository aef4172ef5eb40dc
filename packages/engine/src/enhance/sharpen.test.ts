import { expect, test } from 'vitest'
import { noisePlane } from '../pixels/noise.ts'
import { sharpen } from './sharpen.ts'

const sidePx = 40

function edgeAfter(given: { skin?: number; features?: number; alpha?: number }): number {
  const plane = (value = 0) => new Float32Array(sidePx * sidePx).fill(value)
  const lightness = plane().map((_, i) => (i % sidePx < 20 ? 0.485 : 0.515))
  const planes = { widthPx: sidePx, heightPx: sidePx, lightness, a: plane(), b: plane() }
  const { skin, features, alpha = 1 } = given
  sharpen({ planes, skin: plane(skin), features: plane(features), alpha: plane(alpha), pxPerCm: 20 })
  return lightness[20 * sidePx + 20] - lightness[20 * sidePx + 19]
}

test('eyes are sharpened most, then hair and clothes, then skin, the background hardly', () => {
  const [eyes, hair, skin, behind] = [
    edgeAfter({ features: 1 }),
    edgeAfter({}),
    edgeAfter({ skin: 1 }),
    edgeAfter({ alpha: 0 }),
  ]
  expect(eyes).toBeGreaterThan(hair)
  expect(hair).toBeGreaterThan(skin)
  expect(skin).toBeGreaterThan(behind)
  expect(behind).toBeGreaterThan(0.03)
})

/** A flat grey with hard or soft eyes at its top and grain, sharpened. */
function grainAfter({ eyes = 0, grain }: { eyes?: number; grain: number }): {
  before: number
  after: number
} {
  const length = sidePx * sidePx
  const noise = noisePlane(length, 3)
  const isEye = (i: number) => i < 2 * sidePx
  const before = Float32Array.from({ length }, (_, i) =>
    isEye(i) ? 0.5 + eyes * (i % 2 ? 1 : -1) : 0.5 + grain * noise[i],
  )
  const planes = { widthPx: sidePx, heightPx: sidePx, lightness: before.slice(), a: before, b: before }
  const features = Float32Array.from({ length }, (_, i) => (isEye(i) ? 1 : 0))
  const alpha = new Float32Array(length).fill(1)
  sharpen({ planes, skin: new Float32Array(length), features, alpha, pxPerCm: 20 })
  const deviation = (plane: Float32Array) => {
    let squares = 0
    for (let i = 12 * sidePx; i < length; i++) squares += (plane[i] - 0.5) ** 2
    return Math.sqrt(squares / (length - 12 * sidePx))
  }
  return { before: deviation(before), after: deviation(planes.lightness) }
}

test('noise hardly grows, however strong it is', () => {
  for (const grain of [0.0008, 0.006, 0.015]) {
    const { before, after } = grainAfter({ grain })
    expect(after / before).toBeLessThan(1.25)
  }
})

test('a photo that is crisp already is sharpened less', () => {
  const [soft, crisp] = [0.005, 0.12].map((eyes) => grainAfter({ eyes, grain: 0.015 }))
  expect(crisp.after / crisp.before - 1).toBeLessThan(0.6 * (soft.after / soft.before - 1))
})
