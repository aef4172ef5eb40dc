import { limits } from '@ever-after/contract'
import sharp from 'sharp'

const quality = 92

export interface Print {
  bytes: Buffer
  widthPx: number
  heightPx: number
}

let last: Promise<unknown> = Promise.resolve()

/**
 * A finished picture with a long side of at least `limits.printLongSidePx`, as a JPEG that says how it came about. One after the
 * other, since each takes a second of a core and some 90 MiB.
 */
export function enlargeForPrint(bytes: Uint8Array): Promise<Print> {
  const mine = last.then(() => enlarge(bytes))
  // What became of one is for who asked for it.
  last = mine.catch(() => undefined)
  return mine
}

async function enlarge(bytes: Uint8Array): Promise<Print> {
  const { width, height } = await sharp(bytes).metadata()
  const scale = Math.max(1, limits.printLongSidePx / Math.max(width, height))
  const { data, info } = await sharp(bytes, { sequentialRead: true })
    .resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'lanczos3', fit: 'fill' })
    // Enlarging softens edges; flat skin stays as it is.
    .sharpen({ sigma: 0.8, m1: 0.3, m2: 0.8 })
    .keepXmp()
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, widthPx: info.width, heightPx: info.height }
}
