import { expect, test, vi } from 'vitest'

vi.useFakeTimers()
// The store keeps the clock that it finds when it is loaded.
const { tell, toasts } = await import('./toasts.ts')

test('the console shows a toast for 2000 ms and takes it away 300 ms later', () => {
  tell('Copied')
  vi.advanceTimersByTime(1999)
  expect(toasts.current()?.isLeaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(toasts.current()?.isLeaving).toBe(true)
  vi.advanceTimersByTime(299)
  expect(toasts.current()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toBeUndefined()
})

test('the console says the same again only after 100 ms', () => {
  tell('Copied')
  const first = toasts.current()?.id
  vi.advanceTimersByTime(99)
  tell('Copied')
  expect(toasts.current()?.id).toBe(first)
  vi.advanceTimersByTime(1)
  tell('Copied')
  expect(toasts.current()?.id).not.toBe(first)
})
