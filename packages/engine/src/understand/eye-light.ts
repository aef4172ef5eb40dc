import { luminance } from '../pixels/colour-space.ts'
import { median } from '../pixels/smoothstep.ts'
import { centreOf, faceFeatures } from '../vision/index.ts'
import { luminanceAt } from './crop-metrics.ts'
import type { HeadView } from './head-view.ts'
import type { SkinSample } from './skin-sample.ts'

/** The lower lid, where sunglasses lie and shadows of the brow end: cm under the eye's middle, and how wide. */
const lidCm = { below: 1.1, radius: 0.7 }
/** Nearly black skin under the eyes of a face in deep shade tells nothing. */
const leastCheekLight = 0.004

/** Light under the eyes against the cheek below each: about 1 for bare eyes, near 0 behind dark glasses. */
export function eyeLightOf(
  view: Pick<HeadView, 'image' | 'mesh' | 'pxPerCm' | 'widthPx' | 'heightPx'>,
  cheeks: SkinSample['cheeks'],
): number {
  const eyes = [faceFeatures.leftEye, faceFeatures.rightEye]
  const ratios = eyes.map(
    (eye, side) => lidLight(view, eye) / Math.max(leastCheekLight, luminance(cheeks[side])),
  )
  return Math.max(...ratios)
}

function lidLight(
  { image, mesh, pxPerCm, widthPx, heightPx }: Parameters<typeof eyeLightOf>[0],
  eye: readonly number[],
): number {
  const [centreX, eyeY] = centreOf(mesh, eye)
  const centreY = eyeY + lidCm.below * pxPerCm
  const radiusPx = lidCm.radius * pxPerCm
  const lights: number[] = []
  for (let y = Math.max(0, Math.ceil(centreY - radiusPx)); y < Math.min(heightPx, centreY + radiusPx); y++)
    for (let x = Math.max(0, Math.ceil(centreX - radiusPx)); x < Math.min(widthPx, centreX + radiusPx); x++)
      lights.push(luminanceAt(image.data, y * widthPx + x))
  return median(lights)
}
