import type { IncomingMessage } from 'node:http'
import type { FakeRequest } from './protocols/protocol.ts'

/** Reads a request whole: JSON is parsed, a form becomes a FormData. */
export async function readRequest(message: IncomingMessage): Promise<FakeRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  return {
    method: message.method ?? 'GET',
    path: message.url ?? '/',
    headers,
    body: await bodyOf(bytes, headers['content-type'] ?? ''),
  }
}

function bodyOf(bytes: Uint8Array<ArrayBuffer>, type: string): unknown {
  if (type.includes('json')) return JSON.parse(new TextDecoder().decode(bytes))
  if (type.startsWith('multipart/'))
    return new Response(bytes, { headers: { 'content-type': type } }).formData()
  return undefined
}
