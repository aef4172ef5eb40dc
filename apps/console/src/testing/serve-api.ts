import { vi } from 'vitest'

export interface Call {
  route: string
  headers: Headers
  credentials: RequestCredentials | undefined
  body: unknown
}

/** An answer is a body, a Response, or a function that makes either from the call, at once or later. */
type Answer = object | Response | ((call: Call) => object | Response | Promise<object | Response>)

/**
 * Answers `fetch` by method and path, such as `GET /api/config/archive`, with or without its query; anything else is a
 * 404. Gives the calls made.
 */
export function serveApi(routes: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = {
      route: `${init.method ?? 'GET'} ${url}`,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : formOf(init.body),
    }
    calls.push(call)
    const answer = routes[call.route] ?? routes[call.route.split('?')[0]]
    const given = await (typeof answer === 'function' ? answer(call) : answer)
    if (given === undefined) return refusal(404, 'not_found', 'Not found.')
    return given instanceof Response ? given.clone() : Response.json(given)
  })
  return calls
}

function formOf(body: BodyInit | null | undefined): FormData | undefined {
  return body instanceof FormData ? body : undefined
}

/** An answer as the server gives it when it says no. */
export function refusal(status: number, code: string, error: string): Response {
  return Response.json({ error, code, requestId: 'r1' }, { status })
}

/** How a save fails but for a session that has run out, and what the person is then told. */
export const failedSaves: { fail: () => Response | Promise<Response>; words: string }[] = [
  { fail: () => refusal(500, 'internal', 'It broke.'), words: 'Save failed: HTTP 500: It broke.' },
  { fail: () => new Response('Bad gateway', { status: 502 }), words: 'Save failed: HTTP 502: Bad gateway' },
  {
    fail: () => new Response('Forbidden', { status: 403 }),
    words: 'Save failed: Authentication expired. Please log in again.',
  },
  {
    fail: () => Promise.reject(new TypeError('Failed to fetch')),
    words: 'Save failed: Failed to fetch',
  },
]

/** An answer that fails in each of these ways, one after the other. */
export function failInTurn(): Answer {
  const left = [...failedSaves]
  return () => left.shift()?.fail() ?? refusal(404, 'not_found', 'Not found.')
}
