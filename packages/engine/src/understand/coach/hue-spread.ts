import { linearAt, oklabFromLinear } from '../../pixels/colour-space.ts'
import { quantile } from '../../pixels/quantile.ts'
import { centreOf, faceOval } from '../../vision/index.ts'
import type { UprightCrop } from '../crop/level-crop.ts'
import { faceHeightCm } from '../face-scale.ts'

/** Of the square that is looked at, in heights of the face. */
const side = 1.25
const stepCm = 0.2

/**
 * How far the colours of a face and what is around it lie beside one single hue, OKLab: 0 in black and white and in
 * one tint, sepia too.
 */
export function hueSpreadOf({ image, mesh, pxPerCm, isInside }: UprightCrop): number {
  const [centreX, centreY] = centreOf(mesh, faceOval)
  const reachPx = (side / 2) * faceHeightCm * pxPerCm
  const step = Math.max(1, Math.round(stepCm * pxPerCm))
  const places: [a: number, b: number][] = []
  for (
    let y = Math.max(0, Math.ceil(centreY - reachPx));
    y < Math.min(image.heightPx, centreY + reachPx);
    y += step
  )
    for (
      let x = Math.max(0, Math.ceil(centreX - reachPx));
      x < Math.min(image.widthPx, centreX + reachPx);
      x += step
    ) {
      const i = y * image.widthPx + x
      if (!isInside[i]) continue
      const [, a, b] = oklabFromLinear(linearAt(image.data, i))
      places.push([a, b])
    }
  const sumA = places.reduce((sum, [a]) => sum + a, 0)
  const sumB = places.reduce((sum, [, b]) => sum + b, 0)
  const length = Math.hypot(sumA, sumB) || 1
  return quantile(
    places.map(([a, b]) => Math.abs(a * sumB - b * sumA) / length),
    0.95,
  )
}
