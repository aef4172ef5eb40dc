import { afterEach, expect, test, vi } from 'vitest'
import { loadByKey, queryClient } from './query-client.ts'

const ask = (queryKey: readonly string[], meta?: Record<string, unknown>) =>
  loadByKey({ queryKey, meta, signal: new AbortController().signal, client: queryClient })

const serve = (body: string, init?: ResponseInit) => {
  const fetched = vi.fn(async (_url: string) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('queries stay fresh for a day and nothing refetches or retries by itself', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, () => {
  const { queries, mutations } = queryClient.getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 86_400_000,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
  expect(mutations?.retry).toBe(false)
})

test('a key without a loader of its own is loaded from the path of its parts', {
  tags: ['SHELL-46'],
}, async () => {
  const fetched = serve('{"ok":true}')
  expect(await ask(['subscriptions', 'status'])).toEqual({ ok: true })
  expect(fetched.mock.calls[0][0]).toBe('/api/subscriptions/status')
})

test('a refused token throws unless the query asks for null', { tags: ['SHELL-47', 'ERR-01'] }, async () => {
  serve('{"error":"no"}', { status: 401 })
  await expect(ask(['x'])).rejects.toThrow('401: {"error":"no"}')
  serve('', { status: 401 })
  expect(await ask(['x'], { on401: 'null' })).toBeNull()
})
