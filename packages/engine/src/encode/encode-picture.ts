import sharp from 'sharp'
import type { Point } from '../pixels/fill-polygon.ts'
import type { EncodedImage } from '../spec/job.ts'
import { compositeSynthetic, digitalSourceXmp } from './digital-source-type.ts'
import { drawWatermark } from './draw-watermark.ts'

/** An 8-bit sRGB picture, three bytes a pixel. */
export interface RawPicture {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

const masterQuality = 92
const previewWidthPx = 1080
const previewQuality = 82
const thumbWidthPx = 480
const thumbQuality = 80

/** Clean master, watermarked preview and thumbnail, each marked as a synthetic composite and free of other metadata. */
export async function encodePicture(
  picture: RawPicture,
  faceOvals: readonly (readonly Point[])[],
): Promise<EncodedImage[]> {
  const [master, preview, thumb] = await Promise.all([
    encodeMaster(picture),
    encodeWatermarked(picture, faceOvals),
    encodeThumb(picture, thumbWidthPx, Math.round((thumbWidthPx * picture.heightPx) / picture.widthPx)),
  ])
  return [master, preview, thumb]
}

/** A picture without people: nothing to protect, so no watermark; the thumbnail is a square icon. */
export async function encodeIcon(picture: RawPicture): Promise<EncodedImage[]> {
  return Promise.all([encodeMaster(picture), encodeThumb(picture, iconSidePx, iconSidePx)])
}

const iconSidePx = 240

async function encodeMaster({ widthPx, heightPx, data }: RawPicture): Promise<EncodedImage> {
  const bytes = await open({ widthPx, heightPx, data })
    .jpeg({ quality: masterQuality, chromaSubsampling: '4:4:4' })
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role: 'master', bytes, mime: 'image/jpeg', widthPx, heightPx }
}

async function encodeWatermarked(
  picture: RawPicture,
  faceOvals: readonly (readonly Point[])[],
): Promise<EncodedImage> {
  const scale = previewWidthPx / picture.widthPx
  const heightPx = Math.round(picture.heightPx * scale)
  const data = await open(picture).resize(previewWidthPx, heightPx, { fit: 'fill' }).raw().toBuffer()
  const small = { widthPx: previewWidthPx, heightPx, data }
  drawWatermark(
    small,
    faceOvals.map((oval) => oval.map(([x, y]) => [x * scale, y * scale] as const)),
  )
  const bytes = await open(small)
    .jpeg({ quality: previewQuality })
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role: 'preview', bytes, mime: 'image/jpeg', widthPx: previewWidthPx, heightPx }
}

async function encodeThumb(picture: RawPicture, widthPx: number, heightPx: number): Promise<EncodedImage> {
  const bytes = await open(picture)
    .resize(widthPx, heightPx, { fit: 'cover' })
    .webp({ quality: thumbQuality })
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role: 'thumb', bytes, mime: 'image/webp', widthPx, heightPx }
}

function open({ widthPx, heightPx, data }: RawPicture) {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
}
