import { afterEach, expect, test, vi } from 'vitest'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { cropPicture } from './crop-picture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a crop is 600 × 800 px and a JPEG of quality 0.95', { tags: ['COUPLE-05'] }, async () => {
  const { drawn, encoded } = standInPictures({ widthPx: 2000, heightPx: 1500 })
  const file = await cropPicture({ url: 'blob:photo', box: { x: 10, y: 20, width: 300, height: 400 } })
  expect(drawn).toEqual([[10, 20, 300, 400, 0, 0, 600, 800]])
  expect(encoded).toEqual([{ widthPx: 600, heightPx: 800, type: 'image/jpeg', quality: 0.95 }])
  expect(file.type).toBe('image/jpeg')
})
