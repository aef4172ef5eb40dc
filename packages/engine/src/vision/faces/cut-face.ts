import type { RgbImage } from '../../pixels/rgb-image.ts'
import { type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { boxAround } from './box.ts'
import { landmark, pointOf } from './landmarks.ts'

export interface FaceCut {
  image: RgbImage
  mesh: Float32Array
  /** Of the square, in sides of the mesh. */
  side: number
  sidePx: number
}

/** The face upright in a square, interleaved RGB, 0..255. */
export function cutFace({ image, mesh, side, sidePx }: FaceCut): Float32Array {
  const [leftX, leftY] = pointOf(mesh, landmark.leftEyeOuter)
  const [rightX, rightY] = pointOf(mesh, landmark.rightEyeOuter)
  const { left, right, top, bottom } = boxAround(mesh)
  const regionPx = Math.max(right - left, bottom - top) * side
  const region: Region = {
    centreX: (left + right) / 2,
    centreY: (top + bottom) / 2,
    widthPx: regionPx,
    heightPx: regionPx,
    angleRad: Math.atan2(rightY - leftY, rightX - leftX),
  }
  return sampleRegion({
    image,
    region,
    widthPx: sidePx,
    heightPx: sidePx,
    scale: 1,
    offset: 0,
    border: 'edge',
  })
}
