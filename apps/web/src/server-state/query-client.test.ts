import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const dayMs = 86_400_000
const queryKey = ['enhanced-portraits']

const serve = (body: string, init?: ResponseInit) => {
  const fetched = vi.fn(async (_url: string) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an answer is good for 24 hours', { tags: ['SHELL-43'] }, async () => {
  const fetched = serve('[]')
  await queryClient.fetchQuery({ queryKey })
  vi.advanceTimersByTime(dayMs - 1)
  await queryClient.fetchQuery({ queryKey })
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2)
  await queryClient.fetchQuery({ queryKey })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('an old answer is not asked for again on mount, on focus, on reconnection or by the clock', {
  tags: ['SHELL-44'],
}, async () => {
  // Only then it hears of focus and connection.
  queryClient.mount()
  const fetched = serve('[]')
  queryClient.setQueryData(queryKey, [], { updatedAt: Date.now() - 2 * dayMs })
  const unsubscribe = new QueryObserver(queryClient, { queryKey }).subscribe(() => undefined)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(fetched).not.toHaveBeenCalled()
  unsubscribe()
  focusManager.setFocused(undefined)
  queryClient.unmount()
})

test('a failed question or act is not repeated', { tags: ['SHELL-45'] }, async () => {
  const fetched = serve('', { status: 500, statusText: 'down' })
  const asked = queryClient.fetchQuery({ queryKey }).catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await asked).toBe('ApiError: 500: down')
  expect(fetched).toHaveBeenCalledTimes(1)
  const act = vi.fn(async () => {
    throw new Error('no')
  })
  const done = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: act })
    .execute(undefined)
    .catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await done).toBe('Error: no')
  expect(act).toHaveBeenCalledTimes(1)
})

test('a key without a loader of its own is loaded from the path of its parts, with the token', {
  tags: ['SHELL-46', 'MEMB-03'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"secret"')
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"ok":true}'))
  vi.stubGlobal('fetch', fetched)
  for (const queryKey of [['voices'], ['subscriptions', 'status'], ['purchases', 'one-time', 'status']])
    expect(await queryClient.fetchQuery({ queryKey })).toEqual({ ok: true })
  expect(fetched.mock.calls.map(([url, { method }]) => [url, method])).toEqual([
    ['/api/voices', 'GET'],
    ['/api/subscriptions/status', 'GET'],
    ['/api/purchases/one-time/status', 'GET'],
  ])
  const [, init] = fetched.mock.calls[0]
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer secret')
})

test('a refused token throws unless the query asks for null, and any other failure throws', {
  tags: ['SHELL-47', 'ERR-01'],
}, async () => {
  const ask = (key: string) => queryClient.fetchQuery({ queryKey: [key], meta: { on401: 'null' } })
  serve('{"error":"no"}', { status: 401 })
  await expect(queryClient.fetchQuery({ queryKey: ['x'] })).rejects.toThrow('401: {"error":"no"}')
  expect(await ask('y')).toBeNull()
  serve('', { status: 403, statusText: 'Forbidden' })
  await expect(ask('z')).rejects.toThrow('403: Forbidden')
})
