import { Readable } from 'node:stream'

export interface BodyLimits {
  maxBytes: number
  signal: AbortSignal
}

/** All bytes of an answer; one that is too large, ends early or never ends rejects. */
export async function readBody(body: unknown, { maxBytes, signal }: BodyLimits): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The store answered without a body.')
  const stop = () => body.destroy(new Error('The store took too long.'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) stop()
    const parts: Buffer[] = []
    let sizeBytes = 0
    for await (const part of body) {
      sizeBytes += part.length
      if (sizeBytes > maxBytes) throw new Error('The store answered more than an object may have.')
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
