import { expect, test } from 'vitest'
import {
  angleOfStep,
  bowOutline,
  emptyOutline,
  narrowOutline,
  radiusTowards,
  smoothOutline,
} from './outline.ts'

const circle = emptyOutline().fill(50)
/** A face's oval: 7 wide to 9 high. */
const oval = emptyOutline().map(
  (_, step) => 1 / Math.hypot(Math.sin(angleOfStep(step)) / 70, Math.cos(angleOfStep(step)) / 90),
)
/** The oval with a lock of hair's dent on the viewer's right, 90° from up. */
const dented = oval.map((radius, step) => (Math.abs(angleOfStep(step) - Math.PI / 2) < 0.2 ? 40 : radius))

test('a radius is read upwards, to the right, downwards and to the left', () => {
  expect(radiusTowards(oval, 0, -1)).toBeCloseTo(90)
  expect(radiusTowards(oval, 3, 0)).toBeCloseTo(70)
  expect(radiusTowards(oval, 0, 8)).toBeCloseTo(90)
  expect(radiusTowards(dented, 1, 0)).toBeCloseTo(40)
  expect(radiusTowards(dented, -1, 0)).toBeCloseTo(70)
})

test('between two steps a radius lies between theirs', () => {
  const between = radiusTowards(oval, Math.sin(0.505), -Math.cos(0.505))
  expect(between).toBeLessThan(radiusTowards(oval, Math.sin(0.49), -Math.cos(0.49)))
  expect(between).toBeGreaterThan(radiusTowards(oval, Math.sin(0.52), -Math.cos(0.52)))
})

test('smoothing keeps a circle and fills part of a dent', () => {
  for (const radius of smoothOutline(circle, 30)) expect(radius).toBeCloseTo(50)
  const smooth = smoothOutline(dented, 30)
  expect(radiusTowards(smooth, 1, 0)).toBeGreaterThan(42)
  expect(radiusTowards(smooth, 1, 0)).toBeLessThan(68)
})

test('a narrowed line is nowhere longer, and as short as what lies near', () => {
  const narrow = narrowOutline(dented, 10)
  narrow.forEach((radius, step) => {
    expect(radius).toBeLessThanOrEqual(dented[step])
  })
  const aside = Math.PI / 2 + 0.3
  expect(radiusTowards(dented, Math.sin(aside), -Math.cos(aside))).toBeGreaterThan(65)
  expect(radiusTowards(narrow, Math.sin(aside), -Math.cos(aside))).toBeCloseTo(40)
})

test('an even bow leaves a face’s oval alone and draws in what stands beside a dent', () => {
  bowOutline(oval).forEach((radius, step) => {
    expect(Math.abs(radius - oval[step])).toBeLessThan(1.5)
  })
  const bow = bowOutline(dented)
  const beside = (angle: number) => radiusTowards(bow, Math.sin(angle), -Math.cos(angle))
  expect(beside(Math.PI / 2 + 0.5)).toBeLessThan(60)
  expect(beside(-Math.PI / 2)).toBeCloseTo(70, 3)
})
