import sharp from 'sharp'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { EngineError } from '../spec/errors.ts'

/** Pixels of an encoded picture that is still decoded; more than any phone camera that crops to this product. */
const mostPhotoPixels = 50_000_000
const leastSidePx = 64
const mostRatio = 4

const photoLoaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`)
let isPrepared = false

/**
 * Decodes a JPEG, PNG, WebP or HEIF photo into an upright sRGB picture no larger than maxSidePx on its longer side.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow.
 */
export async function decodePhoto(bytes: Uint8Array, maxSidePx: number): Promise<RgbImage> {
  prepareLibvips()
  try {
    const photo = sharp(bytes, { limitInputPixels: mostPhotoPixels })
    refuseNarrow(await photo.metadata())
    const { data, info } = await photo
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { widthPx: info.width, heightPx: info.height, data: new Uint8Array(data) }
  } catch (cause) {
    throw describe(cause)
  }
}

/**
 * libvips also reads SVG, PDF, TIFF, GIF and raw camera files: parsers that a photo never needs.
 * It would keep decoded photos in its cache, where nobody asks for them again.
 */
function prepareLibvips(): void {
  if (isPrepared) return
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: photoLoaders })
  isPrepared = true
}

function refuseNarrow({ width, height }: { width: number; height: number }): void {
  const shortPx = Math.min(width, height)
  if (shortPx < leastSidePx || Math.max(width, height) > shortPx * mostRatio)
    throw new EngineError('image_too_narrow', 'The picture is too small, or too narrow for its length.')
}

function describe(cause: unknown): EngineError {
  if (cause instanceof EngineError) return cause
  // libvips gives this failure no code of its own.
  const isTooLarge = cause instanceof Error && cause.message.includes('exceeds pixel limit')
  return isTooLarge
    ? new EngineError('image_too_many_pixels', 'The picture has too many pixels.', { cause })
    : new EngineError('not_an_image', 'The file is not a JPEG, PNG, WebP or HEIF picture.', { cause })
}
