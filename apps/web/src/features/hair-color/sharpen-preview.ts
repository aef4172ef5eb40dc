import type { PhotoFrame } from '@ever-after/contract'
import { fetchPicture } from '#platform/fetch-picture.ts'
import { addDetail } from './add-detail.ts'
import { fadeIntoPhoto } from './fade-into-photo.ts'
import { placeFrame } from './place-frame.ts'

export interface PreviewOfPhoto {
  /** Of all of it. */
  photo: string
  /** Small. */
  preview: string
  /** The part of the photo that the preview shows. */
  frame: PhotoFrame
}

interface Size {
  width: number
  height: number
}

/** More is not seen on a phone, which shows a photo 3 wide and 4 high. */
const seen: Size = { width: 900, height: 1200 }

/** The photo with the small preview of a colour in its place, and the photo's own detail in that; the address of a picture of this page. */
export async function sharpenPreview({ frame, ...urls }: PreviewOfPhoto): Promise<string> {
  const [photo, preview] = await Promise.all([decode(urls.photo), decode(urls.preview)])
  const { naturalWidth, naturalHeight } = photo
  const scale = Math.min(1, Math.max(seen.width / naturalWidth, seen.height / naturalHeight))
  const size = { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
  const whole = canvasOf(photo, size)
  const place = placeFrame(frame, size)
  const shown = contextOf(whole).getImageData(place.x, place.y, place.width, place.height)
  const part = canvasOf(shown, place)
  const small = canvasOf(part, { width: preview.naturalWidth, height: preview.naturalHeight })
  const coloured = pixelsOf(canvasOf(preview, place), place)
  const softPhoto = pixelsOf(canvasOf(small, place), place).data
  addDetail({ preview: coloured.data, photo: shown.data, softPhoto })
  fadeIntoPhoto({ preview: coloured.data, photo: shown.data, place, size })
  contextOf(whole).putImageData(coloured, place.x, place.y)
  const blob = await new Promise<Blob | null>((resolve) => {
    whole.toBlob(resolve, 'image/jpeg', 0.92)
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

function canvasOf(
  picture: HTMLImageElement | HTMLCanvasElement | ImageData,
  { width, height }: Size,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  if (picture instanceof ImageData) context.putImageData(picture, 0, 0)
  else context.drawImage(picture, 0, 0, width, height)
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
