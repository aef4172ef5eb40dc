import { expect, test } from 'vitest'
import { fadeIntoPhoto } from './fade-into-photo.ts'

const size = { width: 300, height: 400 }
const plain = (width: number, height: number, value: number) =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : value))

function fade(place: { x: number; y: number; width: number; height: number }) {
  const preview = plain(place.width, place.height, 200)
  fadeIntoPhoto({ preview, photo: plain(place.width, place.height, 100), place, size })
  return (x: number, y: number) => preview[(y * place.width + x) * 4]
}

test('a part within a photo begins at its border as the photo and is itself in the middle', () => {
  const at = fade({ x: 50, y: 60, width: 60, height: 80 })
  expect([at(0, 40), at(59, 40), at(30, 0), at(30, 79)]).toEqual([100, 100, 100, 100])
  expect(at(30, 40)).toBe(200)
  expect(at(2, 40)).toBeGreaterThan(100)
  expect(at(2, 40)).toBeLessThan(200)
})

test('a part keeps its colour where the photo itself ends', () => {
  const at = fade({ x: 0, y: 0, width: 300, height: 200 })
  expect([at(0, 100), at(299, 100), at(150, 0)]).toEqual([200, 200, 200])
  expect(at(150, 199)).toBe(100)
})
