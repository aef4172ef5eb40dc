import { afterEach, expect, test, vi } from 'vitest'
import { canSharePictures, sharePicture } from './share-picture.ts'

afterEach(() => vi.unstubAllGlobals())

const picture = { url: '/media/result.jpg', name: 'The Rose Garden', note: 'Made with AI' }

function device(share: (data: ShareData) => Promise<void>, picturesStatus = 200) {
  vi.stubGlobal('navigator', { canShare: ({ files }: ShareData) => files?.length === 1, share })
  vi.stubGlobal('fetch', async () => new Response('picture', { status: picturesStatus }))
}

test('the sheet gets the picture under its name, and the note', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  device(share)
  expect(canSharePictures()).toBe(true)
  expect(await sharePicture(picture)).toBe(true)
  const [{ files, title, text }] = share.mock.calls[0]
  expect([files?.[0].name, files?.[0].type, title, text]).toEqual([
    'The Rose Garden.jpg',
    'image/jpeg',
    'The Rose Garden',
    'Made with AI',
  ])
})

test('closing the sheet is no failure, and anything else is', async () => {
  device(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await sharePicture(picture)).toBe(false)
  device(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await expect(sharePicture(picture)).rejects.toThrow('no')
  device(async () => undefined, 404)
  await expect(sharePicture(picture)).rejects.toThrow('404')
})

test('a device without a sheet for pictures says so', () => {
  vi.stubGlobal('navigator', {})
  expect(canSharePictures()).toBe(false)
})
