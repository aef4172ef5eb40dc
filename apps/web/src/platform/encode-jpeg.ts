import { limits } from '@ever-after/contract'

/** A canvas as a JPEG of quality 0.95. */
export function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))
    canvas.toBlob(done, 'image/jpeg', limits.cropQuality)
  })
}
