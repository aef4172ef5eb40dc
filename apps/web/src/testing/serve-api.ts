import { vi } from 'vitest'

export interface Call {
  route: string
  headers: Headers
  credentials: RequestCredentials | undefined
  /** By which the app gives it up. */
  signal: AbortSignal | null | undefined
  body: unknown
}

/** An answer is a body, a Response, or a function that makes either from the call, at once or later. */
type Answer = object | Response | ((call: Call) => object | Response | Promise<object | Response>)

/** Routes that fail for now, whatever they are answered otherwise. */
export const failingRoutes = new Set<string>()

/**
 * Answers `fetch` by method and path, such as `GET /api/wedding-styles`, whatever the query unless a route names it too;
 * anything else is a 404. Gives the calls made.
 */
export function serveApi(routes: Record<string, Answer>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = {
      route: `${init.method ?? 'GET'} ${url}`,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      signal: init.signal,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : formOf(init.body),
    }
    calls.push(call)
    if (failingRoutes.has(call.route)) return refusal(500, 'internal', 'Something went wrong.')
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
