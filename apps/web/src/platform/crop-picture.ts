import { limits } from '@ever-after/contract'
import { encodeJpeg } from './encode-jpeg.ts'

/** A box in px of the picture. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** Cuts the box out of a picture as a 600 × 800 JPEG of quality 0.95. */
export async function cropPicture({ url, box }: { url: string; box: CropBox }): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = limits.cropWidthPx
  canvas.height = limits.cropHeightPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, canvas.width, canvas.height)
  return new File([await encodeJpeg(canvas)], 'portrait.jpg', { type: 'image/jpeg' })
}
