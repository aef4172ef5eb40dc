import { expect, test, vi } from 'vitest'
import type { CreationKind } from '#session'
import { applicationOf, idOf } from '../testing/builders.ts'
import { tryOnOf } from '../testing/dress-builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import { followCreation } from './follow-creation.ts'
import { PollTimeout } from './poll-creation.ts'

forgetEverything()

const eventsRoute = `GET /api/creations/${idOf(1)}/events`
const readRoute = `GET /api/wedding-styles/${idOf(1)}`
const dressRoute = `GET /api/wedding-dress/${idOf(1)}`
const stateEvent = (status: string, fraction: number) =>
  `event: state\ndata: ${JSON.stringify({
    id: idOf(1),
    status,
    progress: { stage: 'scene', fraction, remainingMs: 3000 },
  })}\n\n`

const follow = (routes: Parameters<typeof serveApi>[0], kind: CreationKind = 'style') => {
  const calls = serveApi(routes)
  const fractions: (number | undefined)[] = []
  const controller = new AbortController()
  const result = followCreation({
    kind,
    id: idOf(1),
    onProgress: (progress) => fractions.push(progress?.fraction),
    signal: controller.signal,
  })
  return { result, fractions, controller, calls, routesCalled: () => calls.map(({ route }) => route) }
}

test('the stages come by the stream, with the bearer token, and the end is read once', {
  tags: ['MEMB-03', 'STYLE-19', 'DRESS-24', 'API-01', 'API-03'],
}, async () => {
  window.localStorage.setItem('ever-after.auth-token', '"token"')
  const { result, fractions, routesCalled, calls } = follow({
    [eventsRoute]: new Response(
      stateEvent('processing', 0.2) + stateEvent('processing', 0.6) + stateEvent('completed', 1),
    ),
    [readRoute]: applicationOf(),
  })
  expect((await result).resultUrl).toBe('/media/result.jpg')
  expect(fractions).toEqual([0.2, 0.6])
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token', 'Bearer token'])
  expect(calls.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  expect(routesCalled()).toEqual([eventsRoute, readRoute])
})

test('the end of a dress’s stream is read once, at the dress’s own address', {
  tags: ['DRESS-24', 'API-44'],
}, async () => {
  const { result, routesCalled } = follow(
    { [eventsRoute]: new Response(stateEvent('completed', 1)), [dressRoute]: tryOnOf() },
    'dress',
  )
  expect((await result).name).toBe('Waltz')
  expect(routesCalled()).toEqual([eventsRoute, dressRoute])
})

test('a stream that breaks before the end gives way to asking', {
  tags: ['API-21', 'STYLE-19'],
}, async () => {
  const { result, fractions, routesCalled } = follow({
    [eventsRoute]: new Response(stateEvent('processing', 0.2)),
    [readRoute]: applicationOf(),
  })
  expect((await result).status).toBe('completed')
  expect(fractions).toEqual([0.2])
  expect(routesCalled()).toEqual([eventsRoute, readRoute])
})

/** Follows a picture that stays in the making, over a stream of the test's own. */
const followUnfinished = ({
  kind = 'style',
  creationOf = applicationOf,
  streamOf,
  signal: left = new AbortController().signal,
}: {
  kind?: CreationKind
  creationOf?: (rest: { status: 'processing'; resultUrl: null }) => object
  streamOf: (
    signal: AbortSignal | null | undefined,
  ) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>
  signal?: AbortSignal
}) => {
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (url.endsWith('/events')) return new Response(await streamOf(signal))
    reads.push(url)
    return Response.json(creationOf({ status: 'processing', resultUrl: null }))
  })
  const ended = followCreation({
    kind,
    id: idOf(1),
    onProgress: () => undefined,
    signal: left,
  }).catch((error: unknown) => error)
  return { ended, reads }
}

const kinds = [
  ['style', '/api/wedding-styles', applicationOf],
  ['dress', '/api/wedding-dress', tryOnOf],
] as const
const silences = [
  ['opens and says nothing', silentStream],
  ['is never answered', neverAnswered],
] as const

test.each(
  kinds.flatMap(([kind, ...rest]) =>
    silences.map(([what, streamOf]) => [kind, what, streamOf, ...rest] as const),
  ),
)(
  'kind %s is asked for every 2 seconds after 30 seconds of a stream that %s',
  { tags: ['STYLE-19', 'STYLE-22', 'DRESS-24', 'DRESS-26', 'API-21', 'API-44'] },
  async (kind, _what, streamOf, path, creationOf) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { ended, reads } = followUnfinished({ kind, creationOf, streamOf })
    await vi.advanceTimersByTimeAsync(29_500)
    expect(reads).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reads).toEqual(Array(3).fill(`${path}/${idOf(1)}`))
    await vi.advanceTimersByTimeAsync(85_500)
    expect(await ended).toBeInstanceOf(PollTimeout)
    expect(reads).toHaveLength(45)
  },
)

test.each(kinds)(
  'a stream of kind %s that only keeps the line warm ends after 120 seconds as asking does',
  {
    tags: ['STYLE-19', 'STYLE-22', 'DRESS-24', 'DRESS-26', 'API-21', 'API-44'],
  },
  async (kind, path, creationOf) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { ended, reads } = followUnfinished({ kind, creationOf, streamOf: warmStream })
    const course = vi.fn()
    void ended.then(course)
    await vi.advanceTimersByTimeAsync(119_000)
    expect(course).not.toHaveBeenCalled()
    expect(reads).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    expect(await ended).toBeInstanceOf(PollTimeout)
    expect(reads).toEqual([`${path}/${idOf(1)}`])
  },
)

test('a stream that breaks leaves the asking only what is left of the 120 seconds', {
  tags: ['API-21', 'STYLE-19', 'DRESS-24'],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let breakLine: () => void = () => undefined
  const { ended, reads } = followUnfinished({
    streamOf: () =>
      new ReadableStream({
        start: (controller) => {
          breakLine = () => controller.close()
        },
      }),
  })
  await vi.advanceTimersByTimeAsync(20_000)
  breakLine()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(reads).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(91_100)
  expect(await ended).toBeInstanceOf(PollTimeout)
  expect(reads).toHaveLength(50)
  expect(new Set(reads)).toEqual(new Set([`/api/wedding-styles/${idOf(1)}`]))
})

test('leaving ends the following without another question', async () => {
  const { result, controller, routesCalled } = follow({})
  controller.abort()
  await expect(result).rejects.toThrow()
  expect(routesCalled()).toEqual([eventsRoute])
})

test('leaving the screen closes the stream and asks nothing more', { tags: ['A36'] }, async () => {
  const controller = new AbortController()
  let line: AbortSignal | null | undefined
  const { ended, reads } = followUnfinished({
    signal: controller.signal,
    streamOf: (signal) => {
      line = signal
      return warmStream(signal)
    },
  })
  await vi.waitFor(() => expect(line?.aborted).toBe(false))
  controller.abort()
  expect(line?.aborted).toBe(true)
  expect(await ended).toHaveProperty('name', 'AbortError')
  expect(reads).toEqual([])
})

/** Says every 15 seconds that it is still there, and nothing else. */
function warmStream(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  let beat: ReturnType<typeof setInterval>
  return new ReadableStream({
    start: (controller) => {
      beat = setInterval(() => controller.enqueue(new TextEncoder().encode(': \n\n')), 15_000)
      signal?.addEventListener('abort', () => {
        clearInterval(beat)
        controller.error(signal.reason)
      })
    },
  })
}

function silentStream(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  })
}

function neverAnswered(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
