import { quantile } from '../../pixels/quantile.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

/** Fewer columns of hair than this are strands, not length. */
const leastWidthCm = 3
/** A tenth of the columns may reach further. */
const reachedBy = 0.9

/** How far loose hair falls below the chin, cm; 0 when it does not. */
export function hairBelowChinCm(
  { widthPx, heightPx, pxPerCm, mesh }: HeadView,
  looseHair: Float32Array,
): number {
  const [, chinY] = pointOf(mesh, landmark.chin)
  const ends: number[] = []
  for (let x = 0; x < widthPx; x++) {
    let y = heightPx - 1
    while (y > chinY && looseHair[y * widthPx + x] <= 0.5) y--
    if (y > chinY) ends.push(y)
  }
  if (ends.length <= leastWidthCm * pxPerCm) return 0
  return (quantile(ends, reachedBy) - chinY) / pxPerCm
}
