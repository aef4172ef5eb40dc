import { expect, test } from 'vitest'
import { createBell } from './local-bell.ts'

const soon = { withinMs: 5000, signal: new AbortController().signal }

/** Whether a promise settles within a moment. */
const settles = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((go) => setTimeout(go, 60, false))])

test('whoever watches an id is woken when it rings, and nobody else', async () => {
  const bell = createBell()
  const [one, same, other] = [bell.watch('a'), bell.watch('a'), bell.watch('b')]
  const woken = [one, same, other].map((watch) => settles(watch.next(soon)))
  bell.ring('a')
  expect(await Promise.all(woken)).toEqual([true, true, false])
})

test('a ring before the waiting is not lost, and counts once', async () => {
  const bell = createBell()
  const watch = bell.watch('a')
  bell.ring('a')
  bell.ring('a')
  expect(await settles(watch.next(soon))).toBe(true)
  expect(await settles(watch.next(soon))).toBe(false)
})

test('waiting ends when its time is over or it is called off', async () => {
  const bell = createBell()
  const watch = bell.watch('a')
  expect(await settles(watch.next({ ...soon, withinMs: 10 }))).toBe(true)
  const stop = new AbortController()
  const waiting = settles(watch.next({ ...soon, signal: stop.signal }))
  stop.abort()
  expect(await waiting).toBe(true)
  expect(await settles(watch.next({ ...soon, signal: stop.signal }))).toBe(true)
})

test('a closed watch is forgotten', () => {
  const bell = createBell()
  const watches = [bell.watch('a'), bell.watch('a'), bell.watch('b')]
  expect(['a', 'b'].map(bell.countWatches)).toEqual([2, 1])
  for (const { close } of watches) close()
  expect(['a', 'b'].map(bell.countWatches)).toEqual([0, 0])
  bell.ring('a')
})
