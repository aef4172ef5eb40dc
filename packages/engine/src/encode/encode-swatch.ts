import sharp from 'sharp'
import type { EncodedImage } from '../spec/job.ts'
import { compositeSynthetic, digitalSourceXmp } from './digital-source-type.ts'
import type { RawPicture } from './encode-picture.ts'

const quality = 82
/** Least effort: a dozen swatches are waited for. */
const effort = 1

/** A small picture of one choice among several. */
export async function encodeSwatch(picture: RawPicture, variant: string): Promise<EncodedImage> {
  const { widthPx, heightPx, data } = picture
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .webp({ quality, effort })
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role: 'swatch', variant, bytes, mime: 'image/webp', widthPx, heightPx }
}
