import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

const never = () => new Promise<string>(() => {})

test('work that is done in time answers, and leaves no listener behind', async () => {
  const { signal } = new AbortController()
  let listeners = 0
  const watched = new Proxy(signal, {
    get(target, key) {
      if (key === 'addEventListener') listeners++
      if (key === 'removeEventListener') listeners--
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  expect(await untilAborted(watched, async () => 'drawn')).toBe('drawn')
  expect(listeners).toBe(0)
})

test('work that does not listen ends with the signal all the same', async () => {
  await expect(untilAborted(AbortSignal.timeout(10), never)).rejects.toMatchObject({ code: 'timed_out' })
})

test('whoever gives up is told so, and not that it took too long', async () => {
  const leaving = new AbortController()
  const work = untilAborted(leaving.signal, never)
  leaving.abort()
  await expect(work).rejects.toMatchObject({ code: 'cancelled' })
})

test('a failure on the way out of an aborted call is that of the signal', async () => {
  const leaving = new AbortController()
  const work = untilAborted(leaving.signal, async () => {
    leaving.abort(new DOMException('', 'TimeoutError'))
    throw new Error('aborted somewhere inside')
  })
  await expect(work).rejects.toMatchObject({ code: 'timed_out' })
})

test('nothing begins under a signal that has ended', async () => {
  let hasBegun = false
  const work = untilAborted(AbortSignal.abort(), async () => {
    hasBegun = true
  })
  await expect(work).rejects.toMatchObject({ code: 'cancelled' })
  expect(hasBegun).toBe(false)
})

test('any other failure stays what it is', async () => {
  const failure = new Error('broken')
  await expect(untilAborted(new AbortController().signal, () => Promise.reject(failure))).rejects.toBe(
    failure,
  )
})
