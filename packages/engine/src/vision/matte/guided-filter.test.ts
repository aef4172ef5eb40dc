import { expect, test } from 'vitest'
import { applyModel, type ColourPlanes, GuidedFilter } from './guided-filter.ts'

const widthPx = 24
const heightPx = 20
const guide = colours()
const filter = new GuidedFilter({ guide, widthPx, heightPx, radiusPx: 3, flatness: 1e-6 })

test('a flat plane is its own filtered plane', () => {
  const target = plane()

  filter.filter(plane().fill(0.4), target)

  for (const value of target) expect(value).toBeCloseTo(0.4, 4)
})

test('a plane that is a mix of the picture’s colours is kept', () => {
  const [red, green, blue] = guide
  const mix = red.map((r, i) => 0.3 * r - 0.2 * green[i] + 0.5 * blue[i] + 0.1)
  const target = plane()

  filter.filter(mix, target)

  for (let i = 0; i < mix.length; i++) expect(Math.abs(target[i] - mix[i])).toBeLessThan(5e-3)
})

test('a coarse plane takes the sharp edge of the picture', () => {
  const step = plane().map((_, i) => (i % widthPx < 12 ? 0 : 1))
  const blurred = step.map((_, i) => Math.max(0, Math.min(1, ((i % widthPx) - 8) / 7)))
  const sharpGuide: ColourPlanes = [step, step, step]
  const target = plane()

  new GuidedFilter({ guide: sharpGuide, widthPx, heightPx, radiusPx: 4, flatness: 1e-4 }).filter(
    blurred,
    target,
  )

  const row = target.subarray(10 * widthPx, 11 * widthPx)
  expect(row[12] - row[11]).toBeGreaterThan(0.3)
  expect(blurred[10 * widthPx + 12] - blurred[10 * widthPx + 11]).toBeLessThan(0.15)
})

test('the model of a mix of colours mixes those of another picture alike', () => {
  const mixOf = ([red, green, blue]: ColourPlanes) =>
    red.map((r, i) => 0.3 * r - 0.2 * green[i] + 0.5 * blue[i] + 0.1)
  const other: ColourPlanes = [plane().fill(0.9), plane().fill(0.2), plane().fill(0.4)]
  const evaluated = plane()

  applyModel(filter.model(mixOf(guide)), other, evaluated)

  for (const value of evaluated) expect(value).toBeCloseTo(0.53, 2)
})

function plane(): Float32Array {
  return new Float32Array(widthPx * heightPx)
}

function colours(): ColourPlanes {
  const wave = (frequency: number) =>
    plane().map((_, i) => 0.5 + 0.5 * Math.sin(i * frequency + (i % widthPx)))
  return [wave(0.7), wave(1.3), wave(2.1)]
}
