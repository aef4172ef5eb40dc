import sharp from 'sharp'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { clamp } from '../pixels/smoothstep.ts'
import type { FoundFace } from '../vision/index.ts'
import { findFaces } from '../vision/index.ts'
import { refusal } from './refuse.ts'

export interface WishedSize {
  widthPx: number
  heightPx: number
}

/** Several models draw 2:3 only; a ninth of its height goes to make it 3:4, and no more of any other. */
const mostCutShare = 0.125
/** No picture is narrower; a smaller one is enlarged up to this many times. */
const leastWidthPx = 1200
const mostEnlarged = 1.5
/** What differs by less is not worth a cut. */
const sameShape = 0.004
/** Room over a face that is kept for hair, as a share of the face, and what is cut above rather than below. */
const hairRoom = 0.7
const cutAboveShare = 0.3

/** Cuts a picture to its shape around the faces and brings it to its size. Rejects with wrong_shape or wrong_size. */
export async function fitCandidate(image: RgbImage, wished: WishedSize): Promise<RgbImage> {
  const ratio = wished.widthPx / wished.heightPx
  const window = await windowOf(image, ratio)
  const least = Math.min(leastWidthPx, wished.widthPx)
  if (least / window.width > mostEnlarged) throw refusal('wrong_size')
  const widthPx = clamp(window.width, least, wished.widthPx)
  const heightPx = Math.round(widthPx / ratio)
  const { data } = await sharp(image.data, {
    raw: { width: image.widthPx, height: image.heightPx, channels: 3 },
  })
    .extract(window)
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { widthPx, heightPx, data: new Uint8Array(data) }
}

interface Window {
  left: number
  top: number
  width: number
  height: number
}

async function windowOf(image: RgbImage, ratio: number): Promise<Window> {
  const { widthPx, heightPx } = image
  const width = Math.min(widthPx, Math.round(heightPx * ratio))
  const height = Math.min(heightPx, Math.round(widthPx / ratio))
  const spareX = widthPx - width
  const spareY = heightPx - height
  if (Math.max(spareX / widthPx, spareY / heightPx) > mostCutShare) throw refusal('wrong_shape')
  if (Math.max(spareX / widthPx, spareY / heightPx) < sameShape)
    return { left: spareX >> 1, top: spareY >> 1, width, height }
  const faces = await findFaces(image)
  return { left: leftOf(faces, { spareX, width }), top: topOf(faces, spareY), width, height }
}

/** The faces' middle in the window's middle, as far as the picture has room. */
function leftOf(faces: readonly FoundFace[], { spareX, width }: { spareX: number; width: number }): number {
  if (!faces.length) return spareX >> 1
  const left = Math.min(...faces.map(({ box }) => box.left))
  const right = Math.max(...faces.map(({ box }) => box.right))
  return Math.round(clamp((left + right - width) / 2, 0, spareX))
}

function topOf(faces: readonly FoundFace[], spareY: number): number {
  const rooms = faces.map(({ box }) => box.top - hairRoom * (box.bottom - box.top))
  return Math.max(0, Math.round(Math.min(cutAboveShare * spareY, ...rooms)))
}
