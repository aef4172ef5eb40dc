import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import type { HeicAnswer, HeicQuestion } from './decode-heic.ts'
import { judgeSize } from './judge-size.ts'

const { bytes, limits } = workerData as HeicQuestion

const answer = await read()
parentPort?.postMessage(answer, answer.kind === 'pixels' ? [answer.rgba.buffer] : [])

async function read(): Promise<HeicAnswer> {
  try {
    const pictures = await decode.all({ buffer: bytes })
    try {
      const { width, height, ...picture } = { ...pictures[0], decode: () => pictures[0].decode() }
      const problem = judgeSize({ width, height }, limits)
      if (problem) return { kind: 'refused', problem }
      const { data } = await picture.decode()
      return { kind: 'pixels', rgba: new Uint8Array(data), widthPx: width, heightPx: height }
    } finally {
      pictures.dispose()
    }
  } catch {
    // The decoder's messages speak of its own boxes; for a caller the picture is simply damaged.
    return { kind: 'refused', problem: 'image_broken' }
  }
}
