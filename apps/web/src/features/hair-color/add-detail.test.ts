import { expect, test } from 'vitest'
import { addDetail } from './add-detail.ts'

const rgba = (...values: number[]) => Uint8ClampedArray.from(values)

test('where the colour is kept a preview gets all the detail that its softening lost', () => {
  const preview = rgba(20, 40, 60, 255, 30, 40, 50, 255)
  addDetail({
    preview,
    photo: rgba(30, 40, 50, 255, 30, 40, 50, 255),
    softPhoto: rgba(20, 40, 60, 255, 30, 40, 50, 255),
  })
  expect([...preview]).toEqual([30, 40, 50, 255, 30, 40, 50, 255])
})

test('recoloured hair keeps a quarter of it, so that dark edges do not outline fair hair', () => {
  const preview = rgba(200, 200, 200, 255)
  addDetail({ preview, photo: rgba(0, 40, 80, 255), softPhoto: rgba(40, 40, 40, 255) })
  expect([...preview]).toEqual([190, 200, 210, 255])
})

test('colours end at black and white, and nothing becomes transparent', () => {
  const preview = rgba(250, 5, 128, 255)
  addDetail({ preview, photo: rgba(255, 0, 128, 255), softPhoto: rgba(240, 90, 128, 0) })
  expect([...preview]).toEqual([255, 0, 128, 255])
})
