import { matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { chooseAnswer } from './choose-answer.ts'
import type { ServiceWorkerScope } from './service-worker-scope.ts'

/** Tells the worker of a newer release not to wait any longer. */
const takeOver = 'take-over'
/** The page that opens the app, wherever it is opened. */
const shell = '/'

/** Keeps the files of this release and answers with them; those of the release before go when it takes over. */
export function keepShell(scope: ServiceWorkerScope, entries: PrecacheEntry[]): void {
  const hand = handOver(scope)
  precache(entries)
  scope.addEventListener('message', ({ data }) => {
    if (data === takeOver) void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const answer = chooseAnswer(request, scope.location.origin)
    if (answer === 'page') event.respondWith(hand().then((again) => again ?? fromNetwork(request, shell)))
    if (answer === 'settings') event.respondWith(fromNetwork(request, request.url))
    if (answer === 'kept') event.respondWith(fromKept(request))
  })
}

/** Without a connection, what was kept. */
async function fromNetwork(request: Request, keptUrl: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await matchPrecache(keptUrl)
    if (kept) return kept
    throw error
  }
}

async function fromKept(request: Request): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request)
}

/**
 * Where a newer release waits and no other page of the app is open, it takes over, and the page is asked for again:
 * nothing runs then that still needs the old files. It is asked once, so that one that fails keeps nobody out.
 */
function handOver({ registration, clients }: ServiceWorkerScope): () => Promise<Response | undefined> {
  let isAsked = false
  return async () => {
    if (!registration.waiting || isAsked) return undefined
    const open = await clients.matchAll({ type: 'window' })
    if (open.length > 1) return undefined
    isAsked = true
    registration.waiting.postMessage(takeOver)
    return new Response(null, { headers: { refresh: '0' } })
  }
}
