import { errorOfAnswer } from '@ever-after/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fetchStatus, queryClient } from '#server-state'
import { type CreationKind, readRunningCreation } from '#session'
import { applicationOf, hairChangeOf, idOf, statusOf } from '../testing/builders.ts'
import { tryOnOf } from '../testing/dress-builders.ts'
import { refusal, serveApi } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import { useCreation } from './use-creation.ts'

forgetEverything()

const statusRoute = 'GET /api/subscriptions/status'
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

interface Opened {
  kind?: CreationKind
  /** What the screen would ask for. */
  subject?: string
  resumes?: boolean
  send: (request: { body: { subject: string }; idempotencyKey: string }) => Promise<{ id: string }>
}

/** A screen that makes pictures of one kind. */
function open({ kind = 'dress', subject = 'lily', resumes, send }: Opened) {
  const onPaywall = vi.fn()
  const screen = renderHook(
    (wanted: string) =>
      useCreation({
        kind,
        asking: { schema: z.object({ subject: z.string() }), send },
        request: { wish: wanted, body: { subject: wanted }, subject: wanted, name: wanted, path: '/' },
        resumes,
        onReady: vi.fn(),
        onPaywall,
      }),
    { wrapper, initialProps: subject },
  )
  return { ...screen, onPaywall }
}

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
    const { result } = open({ kind, send: async () => ({ id: idOf(1) }) })
    await fetchStatus()
    await act(() => result.current.start())
    expect(['done', 'stopped']).toContain(result.current.state.phase)
    expect(queryClient.getQueryState(history)?.isInvalidated).toBe(true)
    const asked = () => calls.map((call) => call.route)
    await vi.waitFor(() => expect(asked().lastIndexOf(statusRoute)).toBeGreaterThan(asked().indexOf(route)))
  },
)

const dressRoute = `GET /api/wedding-dress/${idOf(1)}`

/** A server that takes a request of a screen, and the requests that it got. */
function takeRequests(answer: () => Promise<{ id: string }>) {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  const calls = serveApi({ [statusRoute]: statusOf(), [dressRoute]: tryOnOf() })
  const sent: { body: { subject: string }; idempotencyKey: string }[] = []
  const send: Opened['send'] = (request) => {
    sent.push(request)
    return answer()
  }
  return { send, sent, asked: () => calls.map(({ route }) => route) }
}

const neverAnswered = () => new Promise<never>(() => undefined)

test('after a lost answer the same wish goes under the same key, and another under another', async () => {
  const { send, sent } = takeRequests(() => Promise.reject(new TypeError('The connection was lost.')))
  const { result, rerender } = open({ send })
  await act(() => result.current.start())
  await act(() => result.current.start())
  rerender('waltz')
  await act(() => result.current.start())
  const [first, again, other] = sent
  expect(again).toEqual(first)
  expect(other.body).toEqual({ subject: 'waltz' })
  expect(other.idempotencyKey).not.toBe(first.idempotencyKey)
})

test('where the session cannot be stored a lost answer is asked for under the same key, and an answered one under another', async () => {
  let isLost = true
  const { send, sent } = takeRequests(async () => {
    if (isLost) throw new TypeError('The connection was lost.')
    return { id: idOf(1) }
  })
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError')
  })
  const { result } = open({ send })
  await act(() => result.current.start())
  isLost = false
  await act(() => result.current.start())
  expect(sent[1]).toEqual(sent[0])
  await act(() => result.current.start())
  expect(sent[2].idempotencyKey).not.toBe(sent[0].idempotencyKey)
  vi.restoreAllMocks()
})

test('two taps before the permission is there send one key', async () => {
  const { send, sent } = takeRequests(neverAnswered)
  const { result } = open({ send })
  act(() => {
    void result.current.start()
    void result.current.start()
  })
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('The connection was lost.'))],
  [
    'a gateway that gave up',
    async () => {
      throw await errorOfAnswer(new Response('<html>', { status: 504 }))
    },
  ],
])('what was shown as failed after %s is sent again only by a tap, under its key', async (_, lose) => {
  const { send, sent } = takeRequests(lose)
  const told = open({ send })
  await act(() => told.result.current.start())
  expect(told.result.current.state.phase).toBe('stopped')
  await painted()
  told.unmount()
  const { result } = open({ send })
  expect([sent.length, result.current.state.phase]).toEqual([1, 'idle'])
  await act(() => result.current.start())
  expect(sent[1]).toEqual(sent[0])
})

test('what fails because the page is left was shown to nobody, and is sent again by itself', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { send, sent } = takeRequests(() => Promise.reject(new TypeError('The page was left.')))
  const left = open({ send })
  await act(() => left.result.current.start())
  left.unmount()
  const back = takeRequests(neverAnswered)
  open({ send: back.send })
  expect(back.sent).toEqual(sent)
})

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('a request that was sent again by a tap is resumed as one that nobody was told of', async () => {
  const { send, sent } = takeRequests(() => Promise.reject(new TypeError('The connection was lost.')))
  const { result, unmount } = open({ send })
  await act(() => result.current.start())
  await painted()
  const again = takeRequests(neverAnswered)
  unmount()
  const tapped = open({ send: again.send })
  act(() => void tapped.result.current.start())
  await vi.waitFor(() => expect(again.sent).toHaveLength(1))
  tapped.unmount()
  open({ send: again.send })
  expect(again.sent[1]).toEqual(sent[0])
})

test('a screen that was reloaded before the answer sends the same request again and follows what it began', async () => {
  const { send, sent, asked } = takeRequests(neverAnswered)
  const left = open({ send })
  act(() => void left.result.current.start())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  left.unmount()

  const answer = Promise.withResolvers<{ id: string }>()
  const reloaded = takeRequests(() => answer.promise)
  const { result } = open({ send: reloaded.send })
  expect(result.current.state.phase).toBe('running')
  expect(reloaded.sent).toEqual(sent)
  await act(async () => answer.resolve({ id: idOf(1) }))
  await vi.waitFor(() => expect(result.current.state.phase).toBe('done'))
  expect(
    asked()
      .concat(reloaded.asked())
      .filter((route) => route === dressRoute),
  ).not.toEqual([])

  reloaded.sent.length = 0
  open({ send: reloaded.send })
  expect(reloaded.sent).toEqual([])
})

test('a request without an answer needs no permission again, which its own change may have used up', async () => {
  const { send, sent } = takeRequests(() => Promise.reject(new TypeError('The connection was lost.')))
  const { result, onPaywall } = open({ send })
  await act(() => result.current.start())
  const none = statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })
  queryClient.setQueryData(['subscriptions', 'status'], none)
  await act(() => result.current.start())
  expect([sent.length, onPaywall.mock.calls]).toEqual([2, []])
})

test('a request that was refused after a reload is sent no more', async () => {
  const { send, sent } = takeRequests(neverAnswered)
  const left = open({ send })
  act(() => void left.result.current.start())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  left.unmount()

  const refused = takeRequests(async () => {
    throw await errorOfAnswer(refusal(422, 'photo_expired', 'The photo is gone.'))
  })
  const { result, unmount } = open({ send: refused.send })
  await vi.waitFor(() => expect(result.current.state.phase).toBe('stopped'))
  unmount()
  open({ send: refused.send })
  expect(refused.sent).toHaveLength(1)
})

test.each([408, 425, 429, 504])(
  'a gateway’s own %i is no answer: the same key goes again',
  async (status) => {
    const { send, sent } = takeRequests(async () => {
      throw await errorOfAnswer(new Response('<html>', { status }))
    })
    const { result } = open({ send })
    await act(() => result.current.start())
    await act(() => result.current.start())
    expect(sent[1]).toEqual(sent[0])
  },
)

test.each([
  ['wants something else', { subject: 'waltz' }, 0],
  ['begins afresh', { resumes: false }, 0],
  ['comes back much later', {}, 11 * 60_000],
])('a screen that %s sends nothing by itself', async (_, other, laterMs) => {
  const { send, sent } = takeRequests(neverAnswered)
  const left = open({ send })
  act(() => void left.result.current.start())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  left.unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + laterMs)
  const { result } = open({ send, ...other })
  expect([sent.length, result.current.state.phase]).toEqual([1, 'idle'])
  expect(readRunningCreation('dress')).toBeUndefined()
})
