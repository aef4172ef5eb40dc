import { expect, test } from 'vitest'
import { emptyPicture } from './picture.ts'
import { pictureBytes } from './picture-bytes.ts'

test('a picture becomes rounded bytes, red, green, blue, held within their range', () => {
  const picture = emptyPicture(2, 1)
  picture.r.set([0.5, -1])
  picture.g.set([1, 0.2])
  picture.b.set([3, 0.999])
  expect([...pictureBytes(picture)]).toEqual([128, 255, 255, 0, 51, 255])
})
