import { digitalSourceXmp } from '@ever-after/engine'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import { findSourceType } from './find-source-type.ts'
import { judgeSize, type SizeLimits } from './judge-size.ts'
import { type ImageKind, sniffImage } from './sniff-image.ts'

export type UploadProblem =
  | 'not_an_image'
  | 'unsupported_image'
  | 'image_too_many_pixels'
  | 'image_too_narrow'
  | 'image_broken'

/** A picture that cannot be taken, and why. */
export class UploadProblemError extends Error {
  override readonly name = 'UploadProblemError'
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

export interface UploadLimits extends SizeLimits {
  /** Longest side of what is kept, px. */
  maxSidePx: number
}

export interface CleanImage {
  /** A JPEG, upright, in sRGB, without metadata of the sender, except that a picture made with AI says so still. */
  bytes: Buffer
  widthPx: number
  heightPx: number
}

/** Decodes an upload of any accepted kind and encodes it anew; nothing of the sent file survives but its pixels and whether they were made with AI. */
export async function readUpload(bytes: Uint8Array, limits: UploadLimits): Promise<CleanImage> {
  const kind = sniffImage(bytes)
  if (kind === undefined) throw new UploadProblemError('not_an_image')
  if (kind === 'other') throw new UploadProblemError('unsupported_image')
  const { picture, sourceType } = await open(bytes, kind, limits)
  if (sourceType) picture.withXmp(digitalSourceXmp(sourceType))
  try {
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(limits.maxSidePx, limits.maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, widthPx: info.width, heightPx: info.height }
  } catch (cause) {
    throw new UploadProblemError('image_broken', cause)
  }
}

interface Opened {
  picture: Sharp
  sourceType?: string
}

async function open(bytes: Uint8Array, kind: ImageKind, limits: SizeLimits): Promise<Opened> {
  if (kind === 'heic') return { picture: await openHeic(bytes, limits) }
  const { xmpAsString, ...size } = await readHeader(bytes)
  const problem = judgeSize(size, limits)
  if (problem) throw new UploadProblemError(problem)
  const picture = sharp(bytes, {
    limitInputPixels: limits.maxPixels,
    failOn: 'warning',
    sequentialRead: true,
  })
  return { picture, sourceType: findSourceType(xmpAsString) }
}

async function openHeic(bytes: Uint8Array, limits: SizeLimits): Promise<Sharp> {
  const answer = await decodeHeic({ bytes, limits })
  switch (answer.kind) {
    case 'refused':
      throw new UploadProblemError(answer.problem)
    case 'pixels':
      return sharp(answer.rgba, { raw: { width: answer.widthPx, height: answer.heightPx, channels: 4 } })
  }
}

/** Only the header is read here, so that a bomb is counted and never unpacked. */
async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new UploadProblemError('image_broken', cause)
  }
}
