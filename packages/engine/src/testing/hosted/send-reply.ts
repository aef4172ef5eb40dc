import type { ServerResponse } from 'node:http'
import type { Reply } from './protocols/protocol.ts'

/** How an answer comes: at once, half and then nothing, half and then a broken connection. */
type Pace = 'whole' | 'stall' | 'reset'

export function sendReply(
  response: ServerResponse,
  { reply, pace = 'whole' }: { reply: Reply; pace?: Pace },
): void {
  const { status, headers, body } = reply
  const isBytes = body instanceof Uint8Array
  const bytes = isBytes ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  response.writeHead(status, {
    'content-type': isBytes ? 'image/png' : 'application/json',
    'content-length': bytes.byteLength,
    ...headers,
  })
  if (pace === 'whole') return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.byteLength / 2), () => {
    if (pace === 'reset') response.destroy()
  })
}

const dripIntervalMs = 50

/** One space of white JSON after the other until the other side has enough. */
export function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), dripIntervalMs)
  response.on('close', () => clearInterval(timer))
}

const floodChunk = Buffer.alloc(2 ** 20, ' ')

/** Megabytes without end, as fast as they are taken. */
export function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const pour = () => {
    if (response.destroyed) return
    if (response.write(floodChunk)) setImmediate(pour)
  }
  response.on('drain', pour)
  pour()
}
