import { expect, test, vi } from 'vitest'
import { applicationOf, idOf } from '../testing/builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import { longestSilenceMs } from './api/watch-creation.ts'
import { followCreation } from './follow-creation.ts'

forgetEverything()

const eventsRoute = `GET /api/creations/${idOf(1)}/events`
const readRoute = `GET /api/wedding-styles/${idOf(1)}`
const stateEvent = (status: string, fraction: number) =>
  `event: state\ndata: ${JSON.stringify({
    id: idOf(1),
    status,
    progress: { stage: 'scene', fraction, remainingMs: 3000 },
  })}\n\n`

const follow = (routes: Parameters<typeof serveApi>[0]) => {
  const calls = serveApi(routes)
  const fractions: (number | undefined)[] = []
  const controller = new AbortController()
  const result = followCreation({
    kind: 'style',
    id: idOf(1),
    onProgress: (progress) => fractions.push(progress?.fraction),
    signal: controller.signal,
  })
  return { result, fractions, controller, routesCalled: () => calls.map(({ route }) => route) }
}

test('the stages come by the stream, and the end is read once', async () => {
  const { result, fractions, routesCalled } = follow({
    [eventsRoute]: new Response(
      stateEvent('processing', 0.2) + stateEvent('processing', 0.6) + stateEvent('completed', 1),
    ),
    [readRoute]: applicationOf(),
  })
  expect((await result).resultUrl).toBe('/media/result.jpg')
  expect(fractions).toEqual([0.2, 0.6])
  expect(routesCalled()).toEqual([eventsRoute, readRoute])
})

test('a stream that breaks before the end gives way to asking', async () => {
  const { result, fractions, routesCalled } = follow({
    [eventsRoute]: new Response(stateEvent('processing', 0.2)),
    [readRoute]: applicationOf(),
  })
  expect((await result).status).toBe('completed')
  expect(fractions).toEqual([0.2])
  expect(routesCalled()).toEqual([eventsRoute, readRoute])
})

test('a stream that says nothing at all gives way to asking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const silent = new ReadableStream<Uint8Array>()
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (!url.endsWith('/events')) return Response.json(applicationOf())
    return new Response(silent.pipeThrough(new TransformStream(), signal ? { signal } : {}))
  })
  const result = followCreation({
    kind: 'style',
    id: idOf(1),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  await vi.advanceTimersByTimeAsync(longestSilenceMs + 100)
  expect((await result).status).toBe('completed')
})

test('leaving ends the following without another question', async () => {
  const { result, controller, routesCalled } = follow({})
  controller.abort()
  await expect(result).rejects.toThrow()
  expect(routesCalled()).toEqual([eventsRoute])
})
