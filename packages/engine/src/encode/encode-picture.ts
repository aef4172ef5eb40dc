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

/** Clean master, watermarked preview and thumbnail, each marked with its digital source type and free of other metadata. */
export async function encodePicture(
  picture: RawPicture,
  faceOvals: readonly (readonly Point[])[],
  sourceType = compositeSynthetic,
): Promise<EncodedImage[]> {
  const xmp = digitalSourceXmp(sourceType)
  const thumbHeightPx = Math.round((thumbWidthPx * picture.heightPx) / picture.widthPx)
  const [master, preview, thumb] = await Promise.all([
    encodeMaster(picture, xmp),
    encodeWatermarked(picture, faceOvals, xmp),
    encodeThumb(picture, { widthPx: thumbWidthPx, heightPx: thumbHeightPx }, xmp),
  ])
  return [master, preview, thumb]
}

/** A picture without people: nothing to protect, so no watermark; the thumbnail is a square icon. */
export async function encodeIcon(
  picture: RawPicture,
  sourceType = compositeSynthetic,
): Promise<EncodedImage[]> {
  const xmp = digitalSourceXmp(sourceType)
  const icon = { widthPx: iconSidePx, heightPx: iconSidePx }
  return Promise.all([encodeMaster(picture, xmp), encodeThumb(picture, icon, xmp)])
}

const iconSidePx = 240

async function encodeMaster({ widthPx, heightPx, data }: RawPicture, xmp: string): Promise<EncodedImage> {
  const bytes = await open({ widthPx, heightPx, data })
    .jpeg({ quality: masterQuality, chromaSubsampling: '4:4:4' })
    .withXmp(xmp)
    .toBuffer()
  return { role: 'master', bytes, mime: 'image/jpeg', widthPx, heightPx }
}

async function encodeWatermarked(
  picture: RawPicture,
  faceOvals: readonly (readonly Point[])[],
  xmp: string,
): Promise<EncodedImage> {
  const scale = previewWidthPx / picture.widthPx
  const heightPx = Math.round(picture.heightPx * scale)
  const data = await open(picture).resize(previewWidthPx, heightPx, { fit: 'fill' }).raw().toBuffer()
  const small = { widthPx: previewWidthPx, heightPx, data }
  drawWatermark(
    small,
    faceOvals.map((oval) => oval.map(([x, y]) => [x * scale, y * scale] as const)),
  )
  const bytes = await open(small).jpeg({ quality: previewQuality }).withXmp(xmp).toBuffer()
  return { role: 'preview', bytes, mime: 'image/jpeg', widthPx: previewWidthPx, heightPx }
}

async function encodeThumb(
  picture: RawPicture,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  xmp: string,
): Promise<EncodedImage> {
  const bytes = await open(picture)
    .resize(widthPx, heightPx, { fit: 'cover' })
    .webp({ quality: thumbQuality })
    .withXmp(xmp)
    .toBuffer()
  return { role: 'thumb', bytes, mime: 'image/webp', widthPx, heightPx }
}

function open({ widthPx, heightPx, data }: RawPicture) {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
}
