import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pictureBounds } from './picture-bounds.ts'

const widthPx = 240
const heightPx = 320

function draw(colourAt: (x: number, y: number) => number): RgbImage {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let i = 0; i < widthPx * heightPx; i++)
    data.fill(colourAt(i % widthPx, Math.floor(i / widthPx)), i * 3, i * 3 + 3)
  return { widthPx, heightPx, data }
}

const wavy = (x: number, y: number) => 120 + 60 * Math.sin(x / 3 + y / 5)
const whole = { left: 0, top: 0, right: widthPx, bottom: heightPx }

test('a picture without bars is all of the image', () => {
  expect(pictureBounds(draw(wavy))).toEqual(whole)
})

test.each([
  ['black', 0],
  ['white', 255],
])('%s bars above and below a picture are no part of it', (_, colour) => {
  const image = draw((x, y) => (y < 30 || y >= 290 ? colour : wavy(x, y)))
  expect(pictureBounds(image)).toEqual({ ...whole, top: 30, bottom: 290 })
})

test('nor is a frame around it, with the noise of compression', () => {
  const image = draw((x, y) =>
    x < 9 || x >= 200 || y < 12 || y >= 300 ? 240 + 8 * Math.sin(x * y) : wavy(x, y),
  )
  expect(pictureBounds(image)).toEqual({ left: 9, top: 12, right: 200, bottom: 300 })
})

test('a bar over a dark picture is found by the head that it cuts', () => {
  const image = draw((x, y) => (y >= 30 && Math.abs(x - 120) < 44 ? 90 : 3))
  expect(pictureBounds(image).top).toBe(30)
})

test('an even wall over a round head is no bar', () => {
  const image = draw((x, y) => ((x - 120) ** 2 + (y - 150) ** 2 < 80 ** 2 ? 60 : 230))
  expect(pictureBounds(image)).toEqual(whole)
})

test('an image of one colour is left whole', () => {
  expect(pictureBounds(draw(() => 200))).toEqual(whole)
})
