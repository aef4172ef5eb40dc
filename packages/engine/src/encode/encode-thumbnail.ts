import sharp from 'sharp'
import type { EncodedImage } from '../spec/job.ts'
import { compositeSynthetic, digitalSourceXmp } from './digital-source-type.ts'
import { drawEdgeMark } from './draw-watermark.ts'
import type { RawPicture } from './encode-picture.ts'

const quality = 74
/** Least effort: dozens of thumbnails scroll by. */
const effort = 1

/** Marks a small picture as one to choose by, in place, and encodes it. */
export async function encodeThumbnail(picture: RawPicture): Promise<EncodedImage> {
  drawEdgeMark(picture)
  const { widthPx, heightPx, data } = picture
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .webp({ quality, effort })
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role: 'thumb', bytes, mime: 'image/webp', widthPx, heightPx }
}
