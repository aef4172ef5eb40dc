import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pointInImage, type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { centreOf, landmark } from '../../vision/index.ts'
import { pxPerCmOf, rollRadOf } from '../face-scale.ts'
import { pictureBounds } from './picture-bounds.ts'

/** The part of a photo around one head, turned until the eyes are level, at a known scale. */
export interface UprightCrop {
  image: RgbImage
  /** 1 where the photo has px, 0 beyond its border and in bars around it. */
  isInside: Uint8Array
  /** Landmarks as x, y, z, px of the crop. */
  mesh: Float32Array
  pxPerCm: number
  /** Point between the eyes, px of the crop. */
  eyes: readonly [number, number]
}

export interface LevelCrop extends UprightCrop {
  /** Photo px per crop px. */
  photoScale: number
  toCrop(photoX: number, photoY: number): [x: number, y: number]
  /** The photo's region under an upright square of the crop, px of the crop. */
  regionInPhoto(centreX: number, centreY: number, sidePx: number): Region
}

/** How far a crop reaches from the eyes, cm. */
export interface CropReach {
  sideCm: number
  upCm: number
  downCm: number
  /** How far the crop's middle lies to the right of the eyes. */
  asideCm?: number
}

/** Loose hair to the sides and above, long hair below. */
const headReach: CropReach = { sideCm: 24, upCm: 23, downCm: 40 }
/** A crop is never finer than the photo by more than what this scale asks for. */
const leastPxPerCm = 8
/** The crop's rim counts as outside, so that what runs on beyond it fades as at the photo's border. */
const rimCm = 1

export interface CropRequest {
  photo: RgbImage
  mesh: Float32Array
  /** Scale beyond which more pixels of the photo do not show in a picture. */
  maxPxPerCm: number
  /** The head with its hair when absent. */
  reach?: CropReach
  /** Keeps the photo's own upright instead of turning the eyes level. */
  keepsUpright?: boolean
  /** The crop's scale, whatever the photo's own, and the angle it is turned by instead of the eyes'. */
  exactly?: { pxPerCm: number; angleRad: number }
}

export function cropLevel({
  photo,
  mesh,
  maxPxPerCm,
  reach = headReach,
  keepsUpright = false,
  exactly,
}: CropRequest): LevelCrop {
  const photoPxPerCm = pxPerCmOf(mesh)
  const pxPerCm = exactly?.pxPerCm ?? clamp(photoPxPerCm, leastPxPerCm, maxPxPerCm)
  const photoScale = photoPxPerCm / pxPerCm
  const angleRad = exactly?.angleRad ?? (keepsUpright ? 0 : rollRadOf(mesh))
  const widthPx = Math.round(2 * reach.sideCm * pxPerCm)
  const heightPx = Math.round((reach.upCm + reach.downCm) * pxPerCm)
  const eyes: [number, number] = [widthPx / 2 - (reach.asideCm ?? 0) * pxPerCm, reach.upCm * pxPerCm]
  const [eyesX, eyesY] = centreOf(mesh, [
    landmark.leftEyeOuter,
    landmark.leftEyeInner,
    landmark.rightEyeInner,
    landmark.rightEyeOuter,
  ])
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)

  const toCrop = (photoX: number, photoY: number): [number, number] => {
    const x = (photoX - eyesX) / photoScale
    const y = (photoY - eyesY) / photoScale
    return [eyes[0] + x * cos + y * sin, eyes[1] - x * sin + y * cos]
  }
  const region = (
    centreX: number,
    centreY: number,
    regionWidthPx: number,
    regionHeightPx: number,
  ): Region => {
    const x = (centreX - eyes[0]) * photoScale
    const y = (centreY - eyes[1]) * photoScale
    return {
      centreX: eyesX + x * cos - y * sin,
      centreY: eyesY + x * sin + y * cos,
      widthPx: regionWidthPx * photoScale,
      heightPx: regionHeightPx * photoScale,
      angleRad,
    }
  }
  const whole = region(widthPx / 2, heightPx / 2, widthPx, heightPx)
  return {
    image: sample(photo, whole, widthPx, heightPx),
    isInside: insideOf({ photo, whole, widthPx, heightPx, rimPx: Math.round(rimCm * pxPerCm) }),
    mesh: toCropMesh(mesh, toCrop, photoScale),
    pxPerCm,
    photoScale,
    eyes,
    toCrop,
    regionInPhoto: (centreX, centreY, sidePx) => region(centreX, centreY, sidePx, sidePx),
  }
}

function sample(photo: RgbImage, region: Region, widthPx: number, heightPx: number): RgbImage {
  const samples = sampleRegion({
    image: photo,
    region,
    widthPx,
    heightPx,
    scale: 1,
    offset: 0.5,
    border: 'edge',
  })
  return { widthPx, heightPx, data: new Uint8Array(samples) }
}

interface InsideQuestion {
  photo: RgbImage
  whole: Region
  widthPx: number
  heightPx: number
  rimPx: number
}

function insideOf({ photo, whole, widthPx, heightPx, rimPx }: InsideQuestion): Uint8Array {
  const inside = new Uint8Array(widthPx * heightPx)
  const { left, top, right, bottom } = pictureBounds(photo)
  for (let y = rimPx; y < heightPx - rimPx; y++) {
    const [startX, startY] = pointInImage(whole, 0.5 / widthPx, (y + 0.5) / heightPx)
    const [endX, endY] = pointInImage(whole, (widthPx - 0.5) / widthPx, (y + 0.5) / heightPx)
    const stepX = (endX - startX) / (widthPx - 1)
    const stepY = (endY - startY) / (widthPx - 1)
    for (let x = rimPx; x < widthPx - rimPx; x++) {
      const photoX = startX + x * stepX
      const photoY = startY + x * stepY
      const isInPhoto = photoX >= left + 1 && photoY >= top + 1 && photoX < right - 1 && photoY < bottom - 1
      inside[y * widthPx + x] = isInPhoto ? 1 : 0
    }
  }
  return inside
}

function toCropMesh(mesh: Float32Array, toCrop: LevelCrop['toCrop'], photoScale: number): Float32Array {
  const turned = new Float32Array(mesh.length)
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = toCrop(mesh[i], mesh[i + 1])
    turned[i] = x
    turned[i + 1] = y
    turned[i + 2] = mesh[i + 2] / photoScale
  }
  return turned
}
