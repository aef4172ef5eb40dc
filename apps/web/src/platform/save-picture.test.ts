import { afterEach, expect, test, vi } from 'vitest'
import { savePictures } from './save-picture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('pictures are saved 200 ms apart', { tags: ['HIST-27'] }, async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('picture')
  })
  const saved = savePictures(['/1.jpg', '/2.jpg', '/3.jpg'].map((url) => ({ url, name: url })))
  await vi.advanceTimersByTimeAsync(199)
  expect(asked).toEqual(['/1.jpg'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/1.jpg', '/2.jpg'])
  await vi.advanceTimersByTimeAsync(199)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await saved).toBe(3)
})
