import { loadCovering } from '@ever-after/art'
import { expect, test } from 'vitest'
import { radiusTowards } from '../covering/outline.ts'
import { exampleCovering } from '../testing/example-covering.ts'
import { decodeCovering } from './decode-covering.ts'

test('the inner edge of an oval opening has its half axes', () => {
  const { edge } = exampleCovering()
  expect(radiusTowards(edge, 1, 0)).toBeCloseTo(25, 0)
  expect(radiusTowards(edge, -1, 0)).toBeCloseTo(25, 0)
  expect(radiusTowards(edge, 0, -1)).toBeCloseTo(30, 0)
  expect(radiusTowards(edge, 0, 1)).toBeCloseTo(30, 0)
})

test('the drawn covering opens where its manifest says, without a kink', async () => {
  const { manifest, edge, rgba } = await decodeCovering(await loadCovering('covering'))
  const [halfWidth, halfHeight] = manifest.openingHalfPx
  expect(rgba.length).toBe(manifest.widthPx * manifest.heightPx * 4)
  for (const [dx, dy, half] of [
    [1, 0, halfWidth],
    [-1, 0, halfWidth],
    [0, -1, halfHeight],
    [0, 1, halfHeight],
  ])
    expect(Math.abs(radiusTowards(edge, dx, dy) - half) / half).toBeLessThan(0.1)
  for (const [step, radius] of edge.entries())
    expect(Math.abs(radius - edge[(step + 1) % edge.length])).toBeLessThan(0.04 * radius)
})
