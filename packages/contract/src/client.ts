import * as z from 'zod/mini'
import type { CallInput, JsonEndpoint, Reply } from './endpoint.ts'
import { type ErrorBody, errorBody } from './errors.ts'

/**
 * A non-OK answer. The message is the status, a colon, a space and the body text, or the status text
 * when the body is empty; `body` is the parsed error when the server sent one.
 */
export class ApiError extends Error {
  readonly status: number
  /** As HTTP names the status; empty where the protocol carries none. */
  readonly statusText: string
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.body = parseErrorBody(text)
  }
}

export interface ClientOptions {
  /** For example `/api` or `https://api.example.com/api`. */
  baseUrl: string
  fetch?: typeof fetch
  token?: () => string | null
}

export type Client = ReturnType<typeof createClient>

/** A typed caller for the endpoints of this contract; throws ApiError on every non-OK answer. */
export function createClient({ baseUrl, fetch: send = fetch, token = () => null }: ClientOptions) {
  return async function call<E extends JsonEndpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
    const headers = new Headers()
    const bearer = endpoint.auth === 'none' ? null : token()
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey)
    if (endpoint.method === 'DELETE') headers.set('X-Client-User-Agent', userAgent())
    const body = encodeBody(input, headers)
    const url = baseUrl + fillPath(endpoint.path, input.params) + encodeQuery(input.query)
    const response = await send(url, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(input.signal && { signal: input.signal }),
    })
    if (!response.ok) throw await errorOfAnswer(response)
    return z.parse(endpoint.reply, JSON.parse(await response.text())) as Reply<E>
  }
}

/** What a non-OK answer throws, by whatever way it was asked for. */
export async function errorOfAnswer(response: Response): Promise<ApiError> {
  return new ApiError(response.status, await response.text(), response.statusText)
}

/** Browsers forbid setting User-Agent itself (decision A54). */
function userAgent(): string {
  return navigator.userAgent
}

interface AnyInput {
  body?: unknown
  multipart?: unknown
}

function encodeBody(input: AnyInput, headers: Headers): FormData | string | undefined {
  if (input.multipart)
    return encodeMultipart(
      input.multipart as { files: Record<string, Blob>; fields?: Record<string, string> },
    )
  if (input.body === undefined) return undefined
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(input.body)
}

function encodeMultipart({
  files,
  fields = {},
}: {
  files: Record<string, Blob>
  fields?: Record<string, string>
}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function encodeQuery(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return entries.length
    ? `?${new URLSearchParams(Object.fromEntries(entries.map(([k, v]) => [k, String(v)])))}`
    : ''
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    return errorBody.parse(JSON.parse(text))
  } catch {
    // A proxy's HTML page or an empty body is not our error shape; the message still carries the text.
    return undefined
  }
}
