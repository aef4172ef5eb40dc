import { fetchPicture } from '#platform/fetch-picture.ts'
import { addDetail } from './add-detail.ts'

interface Size {
  width: number
  height: number
}

/** Wider is not seen on a phone. */
const maxWidthPx = 900

/** The small preview of a colour with the fine detail of the photo, as the address of a picture of this page. */
export async function sharpenPreview(urls: { photo: string; preview: string }): Promise<string> {
  const [photo, preview] = await Promise.all([decode(urls.photo), decode(urls.preview)])
  const scale = Math.min(1, maxWidthPx / photo.naturalWidth)
  const size = {
    width: Math.round(photo.naturalWidth * scale),
    height: Math.round(photo.naturalHeight * scale),
  }
  const small = canvasOf(photo, { width: preview.naturalWidth, height: preview.naturalHeight })
  const sharp = canvasOf(preview, size)
  const pixels = pixelsOf(sharp, size)
  addDetail({
    preview: pixels.data,
    photo: pixelsOf(canvasOf(photo, size), size).data,
    softPhoto: pixelsOf(canvasOf(small, size), size).data,
  })
  contextOf(sharp).putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    sharp.toBlob(resolve, 'image/jpeg', 0.92)
  })
  if (!blob) throw new Error('The preview could not be encoded.')
  return URL.createObjectURL(blob)
}

/** Only a picture that was read may be looked at pixel by pixel, wherever it comes from. */
async function decode(url: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(await fetchPicture(url))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

function canvasOf(picture: HTMLImageElement | HTMLCanvasElement, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function pixelsOf(canvas: HTMLCanvasElement, { width, height }: Size): ImageData {
  return contextOf(canvas).getImageData(0, 0, width, height)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  return context
}
