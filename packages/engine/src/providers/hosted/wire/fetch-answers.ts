import type { Adapter } from '../models/adapter.ts'
import { EngineError } from '../spec.ts'
import { mayHaveArrived, mayHaveTaken } from './may-have-taken.ts'
import { parseJson } from './read-json.ts'
import { refusalOf } from './refusal-of.ts'

export type FetchAnswers = typeof globalThis.fetch

interface Watch {
  adapter: Pick<Adapter, 'complaintIn'>
  /** The most bytes of one answer. */
  mostBytes: number
  /** Called once the provider may have taken the order, whatever it answers in the end. */
  onTaken?: () => void
  /** Called with each JSON answer that complains of nothing. */
  onBody?: (body: unknown) => void
}

/**
 * Fetch that reads every answer whole within a limit and throws an EngineError for what a provider complains about, since the
 * SDK reads other fields of it and takes some refusals for work in progress.
 */
export function fetchAnswers({ adapter, mostBytes, onTaken, onBody }: Watch): FetchAnswers {
  return async (input, init) => {
    // The SDK judges the redirects that it asks to see; any other would carry the key and the photographs elsewhere.
    const asking = globalThis.fetch(input, { ...init, redirect: init?.redirect ?? 'error' })
    const response = await asking.catch((error: unknown) => {
      if (mayHaveArrived(error)) onTaken?.()
      throw error
    })
    if (mayHaveTaken(response.status)) onTaken?.()
    if (response.status >= 300 && response.status < 400) return response
    const bytes = await readWithin(response, mostBytes)
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    const body = isJson ? parseJson(bytes) : undefined
    const refusal = refusalOf({ status: response.status, headers: response.headers, body, adapter })
    if (refusal) throw refusal
    if (body !== undefined) onBody?.(body)
    return new Response(bytes, { status: response.status, headers: response.headers })
  }
}

async function readWithin(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > mostBytes)
      throw new EngineError('provider_unavailable', 'The answer is larger than any picture.', {
        reason: 'too_big',
      })
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(sizeBytes)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
