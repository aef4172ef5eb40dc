import { Worker } from 'node:worker_threads'

export interface HeicQuestion {
  bytes: Uint8Array
  maxPixels: number
}

export type HeicAnswer =
  | { kind: 'pixels'; rgba: Uint8Array<ArrayBuffer>; widthPx: number; heightPx: number }
  | { kind: 'too_many_pixels' }
  | { kind: 'broken' }

const timeoutMs = 20_000

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
      timer = setTimeout(() => resolve({ kind: 'broken' }), timeoutMs)
      worker.once('message', resolve)
      worker.once('error', () => resolve({ kind: 'broken' }))
      worker.once('exit', () => resolve({ kind: 'broken' }))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
