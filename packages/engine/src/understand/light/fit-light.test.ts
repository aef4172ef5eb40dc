import fc from 'fast-check'
import { expect, test } from 'vitest'
import { litGlobe, normalAt } from '../../testing/lit-globe.ts'
import { landmarkCount } from '../../vision/index.ts'
import { fitLight } from './fit-light.ts'
import { normalsOf } from './mesh-normals.ts'

const find = (globe: ReturnType<typeof litGlobe>) => fitLight(globe, globe.rgb, normalsOf(globe.mesh))

test('normals stand upright on the surface, towards the viewer', () => {
  const { mesh } = litGlobe({ aside: 0, upright: 0 })
  const normals = normalsOf(mesh)
  for (let i = 0; i < landmarkCount; i++) {
    const [x, y, z] = normals.subarray(i * 3, i * 3 + 3)
    const own = normalAt(mesh[i * 3], mesh[i * 3 + 1])
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5)
    // Along the rim all neighbours lie on one side.
    if (own && own[2] > 0.5) expect(x * own[0] + y * own[1] + z * own[2]).toBeGreaterThan(0.96)
  }
})

test('the direction of a light is found, from any side', () => {
  const stops = fc.double({ min: -1.2, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(stops, stops, (aside, upright) => {
      const found = find(litGlobe({ aside, upright }, [150, 110, 90]))
      expect(Math.abs(found.aside - aside)).toBeLessThan(0.2)
      expect(Math.abs(found.upright - upright)).toBeLessThan(0.2)
    }),
    { numRuns: 12 },
  )
})

test('a dark beard or a fringe’s shadow hardly speaks for the light', () => {
  const globe = litGlobe({ aside: 0.6, upright: 0 })
  for (let y = 4.5; y < 8; y += 0.06)
    for (let x = -2.5; x < 2.5; x += 0.06) globe.rgb.set([28, 20, 16], globe.at(x, y) * 3)
  const found = find(globe)
  expect(found.aside).toBeCloseTo(0.6, 0)
  expect(Math.abs(found.upright)).toBeLessThan(0.35)
})

test('half the light on all of a head comes from nowhere', () => {
  const { aside, upright } = find(litGlobe({ aside: 0, upright: 0 }, [120, 85, 60]))
  expect(Math.abs(aside)).toBeLessThan(0.02)
  expect(Math.abs(upright)).toBeLessThan(0.02)
})

test('a head without skin in sight has no light', () => {
  const globe = litGlobe({ aside: 1, upright: 1 })
  globe.classes.faceSkin.fill(0)
  expect(find(globe)).toEqual({ aside: 0, upright: 0 })
})
