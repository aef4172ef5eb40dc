import { expect, test } from 'vitest'
import { decontaminate } from './decontaminate.ts'
import type { ColourPlanes } from './guided-filter.ts'

const widthPx = 120
const heightPx = 80
const own = [0.5, 0.3, 0.2]
const green = [0.1, 0.9, 0.1]

test('a soft edge before a green background loses most of the green', () => {
  const alpha = plane((x) => Math.max(0, Math.min(1, (x - 50) / 20)))
  const colours = [0, 1, 2].map((c) => plane((_, i) => own[c] * alpha[i] + green[c] * (1 - alpha[i])))

  const freed = decontaminate({ colours: asPlanes(colours), widthPx, heightPx, alpha, pxPerCm: 8 })

  const middle = (40 * widthPx + 60) * 3
  const seen = colours[1][40 * widthPx + 60]
  expect(seen - own[1]).toBeCloseTo(0.3, 2)
  expect(freed[middle + 1] / 255 - own[1]).toBeLessThan(0.1)
  expect(own[0] - freed[middle] / 255).toBeLessThan(0.1)
})

test('where the person is solid the picture is kept', () => {
  const alpha = plane(() => 1)
  const colours = [0, 1, 2].map((c) => plane((x) => 0.5 + 0.4 * Math.sin(x * (c + 1))))

  const freed = decontaminate({ colours: asPlanes(colours), widthPx, heightPx, alpha, pxPerCm: 8 })

  for (let i = 0; i < alpha.length; i += 53)
    for (let c = 0; c < 3; c++) expect(Math.abs(freed[i * 3 + c] / 255 - colours[c][i])).toBeLessThan(0.01)
})

function plane(value: (x: number, i: number) => number): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) => value(i % widthPx, i))
}

function asPlanes([red, greenPlane, blue]: Float32Array[]): ColourPlanes {
  return [red, greenPlane, blue]
}
