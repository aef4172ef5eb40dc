import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { fetchStatus, queryClient } from '#server-state'
import { applicationOf, hairChangeOf, idOf, statusOf } from '../testing/builders.ts'
import { tryOnOf } from '../testing/dress-builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import { useCreation } from './use-creation.ts'

forgetEverything()

const statusRoute = 'GET /api/subscriptions/status'
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const failed = { status: 'failed', resultUrl: null, error: 'The faces were lost.' } as const

test.each([
  ['style', 'finished', `GET /api/wedding-styles/${idOf(1)}`, applicationOf()],
  ['style', 'failed', `GET /api/wedding-styles/${idOf(1)}`, applicationOf(failed)],
  ['dress', 'finished', `GET /api/wedding-dress/${idOf(1)}`, tryOnOf()],
  ['dress', 'failed', `GET /api/wedding-dress/${idOf(1)}`, tryOnOf(failed)],
  ['hair', 'finished', `GET /api/hair-color/${idOf(1)}`, hairChangeOf()],
  ['hair', 'failed', `GET /api/hair-color/${idOf(1)}`, hairChangeOf(failed)],
] as const)(
  'when a picture of the kind %s has %s, what is left and the history are read anew',
  { tags: ['SHELL-44', 'A39'] },
  async (kind, _, route, creation) => {
    window.localStorage.setItem('ever-after.auth-token', '"token"')
    const history = ['history', kind]
    const calls = serveApi({
      [statusRoute]: statusOf(),
      [route]: () => {
        queryClient.setQueryData(history, { pages: [], pageParams: [] })
        return creation
      },
    })
    const { result } = renderHook(() => useCreation({ kind, onReady: vi.fn(), onPaywall: vi.fn() }), {
      wrapper,
    })
    await fetchStatus()
    const chosen = { subject: 'roses', name: 'The Rose Garden', path: '/' }
    await act(() => result.current.start({ ...chosen, apply: async () => ({ id: idOf(1) }) }))
    expect(['done', 'stopped']).toContain(result.current.state.phase)
    expect(queryClient.getQueryState(history)?.isInvalidated).toBe(true)
    const asked = () => calls.map((call) => call.route)
    await vi.waitFor(() => expect(asked().lastIndexOf(statusRoute)).toBeGreaterThan(asked().indexOf(route)))
  },
)

test('after a lost answer the same wish goes under the same key, and another subject or choice under another', async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  serveApi({ [statusRoute]: statusOf() })
  const { result } = renderHook(() => useCreation({ kind: 'dress', onReady: vi.fn(), onPaywall: vi.fn() }), {
    wrapper,
  })
  const keyOf = async (subject: string, choice?: string) => {
    let key = ''
    const apply = async (idempotencyKey: string) => {
      key = idempotencyKey
      throw new TypeError('The connection was lost.')
    }
    await act(() => result.current.start({ subject, choice, name: subject, path: '/', apply }))
    return key
  }
  const first = await keyOf('lily', 'false')
  expect(await keyOf('lily', 'false')).toBe(first)
  const covered = await keyOf('lily', 'true')
  expect(covered).not.toBe(first)
  expect(await keyOf('waltz', 'true')).not.toBe(covered)
})
