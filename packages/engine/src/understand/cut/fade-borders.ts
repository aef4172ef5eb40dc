import { boxBlur } from '../../pixels/box-blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { type HeadView, longestHairCm } from '../crop/head-view.ts'

const hairFadeCm = 8
const borderFadeCm = 1.2

/** Lets long hair and whatever meets the photo's border run out softly. */
export function fadeBorders(
  { widthPx, heightPx, pxPerCm, mesh, isInside }: HeadView,
  head: Float32Array,
): void {
  const lastRow = pointOf(mesh, landmark.chin)[1] + longestHairCm * pxPerCm
  const inside = boxBlur({
    source: new Float32Array(isInside),
    widthPx,
    heightPx,
    radiusPx: borderFadeCm * pxPerCm,
  })
  for (let y = 0; y < heightPx; y++) {
    const long = smoothstep(lastRow, lastRow - hairFadeCm * pxPerCm, y)
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++) head[i] *= long * smoothstep(0.5, 0.98, inside[i])
  }
}
