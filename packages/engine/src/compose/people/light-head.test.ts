import { expect, test } from 'vitest'
import { luminanceAt } from '../../pixels/colour-space.ts'
import { litGlobe } from '../../testing/lit-globe.ts'
import { lightHead } from './light-head.ts'

const globe = litGlobe({ aside: 0, upright: 0 })
const left = globe.at(-4.5, 0)
const right = globe.at(4.5, 0)
/** Stops by which the viewer's left of the head is brighter than its right. */
const across = (rgb: Uint8Array) => Math.log2(luminanceAt(rgb, left) / luminanceAt(rgb, right))

test('a flatly lit head takes up to two fifths of a stop from the side that lights its body', () => {
  const fromLeft = across(lightHead({ ...globe, sideLightStops: 0 }, 'left'))
  expect(fromLeft).toBeGreaterThan(0.2)
  expect(fromLeft).toBeLessThan(0.45)
  expect(across(lightHead({ ...globe, sideLightStops: 0 }, 'right'))).toBeCloseTo(-fromLeft, 1)
})

test('a head lit from the other side takes no more than two fifths of a stop', () => {
  const turned = across(lightHead({ ...globe, sideLightStops: -3 }, 'left'))
  expect(turned).toBeGreaterThan(0.2)
  expect(turned).toBeLessThan(0.5)
})

test('a head that is lit like its body is left as it is', () => {
  expect(lightHead({ ...globe, sideLightStops: 0.5 }, 'left')).toBe(globe.rgb)
  expect(lightHead({ ...globe, sideLightStops: -0.5 }, 'right')).toBe(globe.rgb)
})

test('the middle of the face keeps its light, and the portrait its own colours', () => {
  const before = globe.rgb.slice()
  const rgb = lightHead({ ...globe, sideLightStops: 0 }, 'left')
  const middle = globe.at(0, 0)
  expect(luminanceAt(rgb, middle) / luminanceAt(before, middle)).toBeCloseTo(1, 1)
  expect(globe.rgb).toEqual(before)
})
