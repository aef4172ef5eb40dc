import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

const times = { durationMs: 2000, removalMs: 300, duplicateWindowMs: 100 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a newer toast takes the place of the visible one', { tags: ['SHELL-39'] }, () => {
  const store = createToastStore(times)
  store.show({ title: 'One' })
  store.show({ title: 'Two' })
  expect(store.current()?.title).toBe('Two')
})

test('a toast begins to leave after 2000 ms and is gone 300 ms later', {
  tags: ['SHELL-40', 'SHELL-41'],
}, () => {
  const store = createToastStore(times)
  store.show({ title: 'Photos Uploaded!' })
  vi.advanceTimersByTime(1999)
  expect(store.current()?.isLeaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.current()?.isLeaving).toBe(true)
  vi.advanceTimersByTime(299)
  expect(store.current()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(store.current()).toBeUndefined()
})

test.each([
  ['held', 'hold'],
  ['released', 'release'],
  ['dismissed again', 'dismiss'],
] as const)(
  'a dismissed toast that is %s is gone 300 ms after it was dismissed',
  {
    tags: ['SHELL-41'],
  },
  (_, act) => {
    const store = createToastStore(times)
    for (const title of ['Photos Uploaded!', 'Upload Failed']) {
      store.show({ title })
      store.hold()
      vi.advanceTimersByTime(700)
      store.dismiss()
      vi.advanceTimersByTime(100)
      store[act]()
      vi.advanceTimersByTime(199)
      expect(store.current()).toMatchObject({ title, isLeaving: true })
      vi.advanceTimersByTime(1)
      expect(store.current()).toBeUndefined()
      store[act]()
      expect(store.current()).toBeUndefined()
    }
  },
)

test('a toast in the place of one that was leaving has its own time', {
  tags: ['SHELL-40', 'SHELL-41'],
}, () => {
  const store = createToastStore(times)
  store.show({ title: 'One' })
  store.dismiss()
  vi.advanceTimersByTime(100)
  store.hold()
  store.release()
  store.show({ title: 'Two' })
  vi.advanceTimersByTime(1999)
  expect(store.current()).toMatchObject({ title: 'Two', isLeaving: false })
  vi.advanceTimersByTime(300)
  expect(store.current()).toMatchObject({ title: 'Two', isLeaving: true })
  vi.advanceTimersByTime(1)
  expect(store.current()).toBeUndefined()
})

test('the same words within 100 ms are ignored and shown again later', { tags: ['SHELL-42'] }, () => {
  const store = createToastStore(times)
  store.show({ title: 'Saved!', description: 'a' })
  const first = store.current()?.id
  vi.advanceTimersByTime(99)
  store.show({ title: 'Saved!', description: 'a', isDestructive: true })
  expect(store.current()?.id).toBe(first)
  store.show({ title: 'Saved!', description: 'b' })
  expect(store.current()?.id).not.toBe(first)
  const second = store.current()?.id
  vi.advanceTimersByTime(100)
  store.show({ title: 'Saved!', description: 'b' })
  expect(store.current()?.id).not.toBe(second)
  store.show({ title: 'Sent!', description: 'b' })
  expect(store.current()?.title).toBe('Sent!')
  store.show({ title: 'Saved!', description: 'b' })
  expect(store.current()?.title).toBe('Saved!')
})

test('a store without a duration of its own shows a toast for 5000 ms', { tags: ['CONST-01'] }, () => {
  const store = createToastStore({ removalMs: 300, duplicateWindowMs: 100 })
  store.show({ title: 'Saved!' })
  vi.advanceTimersByTime(4999)
  expect(store.current()?.isLeaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.current()?.isLeaving).toBe(true)
})

test('a held toast stays, and released it has its whole time again', () => {
  const store = createToastStore(times)
  store.show({ title: 'Saved!' })
  vi.advanceTimersByTime(1500)
  store.hold()
  vi.advanceTimersByTime(60_000)
  expect(store.current()?.isLeaving).toBe(false)
  store.release()
  vi.advanceTimersByTime(1999)
  expect(store.current()?.isLeaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.current()?.isLeaving).toBe(true)
})

test('a toast with a time of its own stands that long', () => {
  const store = createToastStore(times)
  store.show({ title: 'Moved 3 styles', durationMs: 10_000 })
  vi.advanceTimersByTime(9999)
  expect(store.current()?.isLeaving).toBe(false)
  vi.advanceTimersByTime(1)
  expect(store.current()?.isLeaving).toBe(true)
})
