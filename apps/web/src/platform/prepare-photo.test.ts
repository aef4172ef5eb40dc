import { afterEach, expect, test, vi } from 'vitest'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { fitWithin, preparePhoto } from './prepare-photo.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [4032, 3024, 2048, 1536],
  [3024, 4032, 1536, 2048],
  [2048, 1000, 2048, 1000],
  [600, 800, 600, 800],
  [8000, 1, 2048, 1],
])('%i × %i px become %i × %i', (widthPx, heightPx, fitWidthPx, fitHeightPx) => {
  expect(fitWithin({ widthPx, heightPx, maxSidePx: 2048 })).toEqual({
    widthPx: fitWidthPx,
    heightPx: fitHeightPx,
  })
})

test('a large photo is turned upright and made smaller before it leaves the device', async () => {
  const { encoded } = standInPictures({ widthPx: 4032, heightPx: 3024 })
  const decode = vi.spyOn(globalThis, 'createImageBitmap')
  const file = await preparePhoto(new Blob(['photo']))
  expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' })
  expect(encoded).toEqual([{ widthPx: 2048, heightPx: 1536, type: 'image/jpeg', quality: 0.95 }])
  expect([file?.name, file?.type]).toEqual(['photo.jpg', 'image/jpeg'])
})

test('what this browser cannot decode is left as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unknown', 'InvalidStateError')))
  expect(await preparePhoto(new Blob(['heic']))).toBeUndefined()
})
