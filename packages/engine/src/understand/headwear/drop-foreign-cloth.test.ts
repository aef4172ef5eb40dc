import { expect, test } from 'vitest'
import { dropForeignCloth } from './drop-foreign-cloth.ts'
import type { ClothMap } from './headwear.ts'

const [widthPx, heightPx, pxPerCm] = [160, 240, 10]
const pink: Colour = [224, 160, 170]
const navy: Colour = [40, 40, 110]
type Colour = [r: number, g: number, b: number]

/** Cloth everywhere from the top to below a chin in row 140, each px in its colour. */
function scarf(colourAt: (x: number, y: number) => Colour) {
  const rgb = new Uint8Array(widthPx * heightPx * 3)
  for (let i = 0; i < widthPx * heightPx; i++) rgb.set(colourAt(i % widthPx, Math.floor(i / widthPx)), i * 3)
  const cloth: ClothMap = {
    widthPx,
    heightPx,
    pxPerCm,
    mesh: new Float32Array(0),
    rgb,
    isCloth: new Uint8Array(widthPx * heightPx).fill(1),
    isInside: new Uint8Array(widthPx * heightPx).fill(1),
    faceX: 80,
    browsY: 40,
    chinY: 140,
  }
  const worn = new Float32Array(widthPx * heightPx).fill(1)
  dropForeignCloth(cloth, worn)
  return (x: number, y: number) => worn[y * widthPx + x]
}

test('a shirt of another colour beside the end of a scarf is no part of it', () => {
  const at = scarf((x, y) => (x > 110 && y > 190 ? navy : pink))
  expect(at(135, 215)).toBe(0)
  expect(at(60, 215)).toBe(1)
  expect(at(135, 170)).toBe(1)
})

test('a pattern that the scarf has over the chin too stays, as does its shade', () => {
  const striped = scarf((_, y) => (y % 20 < 8 ? navy : pink))
  expect([striped(80, 200), striped(80, 210)]).toEqual([1, 1])
  const shaded = scarf((_, y) => (y > 170 ? [90, 64, 68] : pink))
  expect(shaded(80, 200)).toBe(1)
})

test('where most of what hangs down differs nothing is dropped', () => {
  const at = scarf((_, y) => (y > 155 ? navy : pink))
  expect(at(80, 210)).toBe(1)
})
