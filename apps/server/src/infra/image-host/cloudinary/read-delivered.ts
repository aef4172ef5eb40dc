import { Outage } from '../../outage.ts'
import { failed, isPassing } from './ask-cloudinary.ts'

interface Delivered {
  url: string
  timeoutMs: number
  maxBytes: number
}

/** The bytes of a delivered picture; undefined when there is none, or it is larger than it may be. */
export async function readDelivered({ url, timeoutMs, maxBytes }: Delivered): Promise<Buffer | undefined> {
  const operation = 'deliver a picture'
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('It took too long.')), timeoutMs)
  try {
    const response = await fetch(url, { signal: controller.signal, redirect: 'error' })
    if (response.status === 404) return undefined
    if (response.status !== 200)
      throw failed(operation, String(response.status), { isTransient: isPassing(response.status) })
    return await readLimited(response, maxBytes)
  } catch (error) {
    if (error instanceof Outage) throw error
    throw failed(operation, 'no whole answer', { isTransient: true, cause: error })
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

async function readLimited({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  for await (const part of body ?? []) {
    sizeBytes += part.byteLength
    if (sizeBytes > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
