import sharp from 'sharp'
import type { Box } from '../compose/box.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'

/** Models look at no more than this; the rest would be time and money. */
const longSidePx = 1536
const quality = 92

/** A part of a photo as JPEG, without any metadata. */
export async function encodeReference(
  { widthPx, heightPx, data }: RgbImage,
  window: Box,
): Promise<Uint8Array> {
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({ left: window.left, top: window.top, width: window.widthPx, height: window.heightPx })
    .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(bytes)
}
