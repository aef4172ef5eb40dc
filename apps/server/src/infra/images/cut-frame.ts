import { limits, type PhotoFrame } from '@ever-after/contract'
import sharp from 'sharp'

/** What an upright picture shows inside a frame, 600 px wide and 800 px high, as a JPEG. */
export async function cutFrame(bytes: Uint8Array, frame: PhotoFrame): Promise<Buffer> {
  const { width: widthPx, height: heightPx } = await sharp(bytes).metadata()
  const [left, top] = [Math.round(frame.x * widthPx), Math.round(frame.y * heightPx)]
  const box = {
    left,
    top,
    width: Math.max(1, Math.min(widthPx - left, Math.round(frame.width * widthPx))),
    height: Math.max(1, Math.min(heightPx - top, Math.round(frame.height * heightPx))),
  }
  return sharp(bytes)
    .extract(box)
    .resize(limits.cropWidthPx, limits.cropHeightPx)
    .keepXmp()
    .jpeg({ quality: 92 })
    .toBuffer()
}
