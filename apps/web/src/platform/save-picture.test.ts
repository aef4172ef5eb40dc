import { afterEach, expect, test, vi } from 'vitest'
import { savePictures } from './save-picture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('pictures are saved 200 ms apart', { tags: ['HIST-27', 'NATIVE-03'] }, async () => {
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

test('the pause begins when the picture before is saved or has failed', {
  tags: ['HIST-27', 'NATIVE-03'],
}, async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return new Response('picture', { status: url === '/2.jpg' ? 500 : 200 })
  })
  const saved = savePictures(['/1.jpg', '/2.jpg', '/3.jpg'].map((url) => ({ url, name: url })))
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(199)
  expect(asked).toEqual(['/1.jpg'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/1.jpg', '/2.jpg'])
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(199)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(3)
  expect(await saved).toBe(2)
})
