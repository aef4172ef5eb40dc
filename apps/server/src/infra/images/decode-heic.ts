import { Worker } from 'node:worker_threads'
import type { SizeLimits } from './judge-size.ts'

export interface HeicQuestion {
  bytes: Uint8Array
  limits: SizeLimits
}

export type HeicAnswer =
  | { kind: 'pixels'; rgba: Uint8Array<ArrayBuffer>; widthPx: number; heightPx: number }
  | { kind: 'refused'; problem: 'image_too_many_pixels' | 'image_too_narrow' | 'image_broken' }

const timeoutMs = 20_000
const broken = { kind: 'refused', problem: 'image_broken' } as const

/** Decodes a phone's HEIC photograph, upright, in a thread of its own that ends afterwards with its memory. */
export async function decodeHeic(question: HeicQuestion): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: question,
    // The decoder talks to the console about damaged files.
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<HeicAnswer>((resolve) => {
      timer = setTimeout(() => resolve(broken), timeoutMs)
      worker.once('message', resolve)
      worker.once('error', () => resolve(broken))
      worker.once('exit', () => resolve(broken))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
