import { limits } from '@ever-after/contract'
import { encodeJpeg } from './encode-jpeg.ts'

/**
 * The photo upright, without its metadata and at most 2048 px long, as a JPEG; undefined where this browser cannot
 * decode it, as many cannot with HEIC.
 */
export async function preparePhoto(file: Blob): Promise<File | undefined> {
  const picture = await decodeUpright(file)
  if (!picture) return undefined
  const { widthPx, heightPx } = fitWithin({
    widthPx: picture.width,
    heightPx: picture.height,
    maxSidePx: limits.photoMaxSidePx,
  })
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, widthPx, heightPx)
  picture.close()
  return new File([await encodeJpeg(canvas)], 'photo.jpg', { type: 'image/jpeg' })
}

interface Fit {
  widthPx: number
  heightPx: number
  maxSidePx: number
}

/** The largest size of the same shape whose longer side is at most `maxSidePx`; nothing is enlarged. */
export function fitWithin({ widthPx, heightPx, maxSidePx }: Fit): { widthPx: number; heightPx: number } {
  const scale = Math.min(1, maxSidePx / Math.max(widthPx, heightPx))
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  }
}

async function decodeUpright(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // An unknown format or a damaged file; the server decodes more kinds and says what is wrong.
    return undefined
  }
}
