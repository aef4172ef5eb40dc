import { expect, test } from 'vitest'
import { growNeck } from './grow-neck.ts'

const widthPx = 100
const heightPx = 100
const neck = { centreX: 50, halfPx: 10, seen: 1 }

function plate() {
  const k0 = new Uint8Array(widthPx * heightPx * 4)
  const d = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 60; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      k0[(y * widthPx + x) * 4 + 3] = 255
      d[(y * widthPx + x) * 3] = x
    }
  return { k0, d }
}

test('the neck goes on behind the jaw, and nothing beside it does', () => {
  const bytes = plate()
  growNeck({ ...bytes, widthPx, neck, chinY: 60, pxPerMetre: 500 })
  const alpha = (x: number, y: number) => bytes.k0[(y * widthPx + x) * 4 + 3]
  expect(alpha(50, 40)).toBe(255)
  expect(alpha(50, 29)).toBe(0)
  expect(alpha(38, 50)).toBe(0)
  expect(alpha(62, 50)).toBe(0)
})

test('each column of the neck repeats its own skin', () => {
  const bytes = plate()
  growNeck({ ...bytes, widthPx, neck, chinY: 60, pxPerMetre: 500 })
  for (let x = 41; x < 60; x++) expect(bytes.d[(45 * widthPx + x) * 3]).toBe(x)
})

test('what the photo shows of the neck is kept', () => {
  const bytes = plate()
  bytes.k0[(50 * widthPx + 50) * 4 + 3] = 255
  bytes.d[(50 * widthPx + 50) * 3] = 7
  growNeck({ ...bytes, widthPx, neck, chinY: 60, pxPerMetre: 500 })
  expect(bytes.d[(50 * widthPx + 50) * 3]).toBe(7)
})
