import { clamp, median } from '../../pixels/smoothstep.ts'
import { centreOf, landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import { jawRowOf } from './face-outline.ts'
import type { HeadParts } from './head-parts.ts'

/** Hair that runs on from the chin to below the mesh by more than this is a beard. */
const leastBeardCm = 1.1
/** So is face, but a laughing person's double chin reaches 1.3 cm. */
const leastFaceCm = 1.8
/** Longer ones are cut here. */
const longestBeardCm = 7
const searchCm = 9
/** Landmarks of the chin's front: with a beard there is hair on it, with hair fallen under the chin there is not. */
const chinFront = [200, 199, 201, 421, 208, 428]
const leastHairOnChin = 0.2

/** Length of the beard under the chin, cm; 0 when there is none. */
export function measureBeard(view: HeadView, parts: HeadParts): number {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const jawRow = jawRowOf(mesh, widthPx)
  const from = Math.round(clamp(pointOf(mesh, landmark.leftOfChin)[0], 0, widthPx - 1))
  const to = Math.round(clamp(pointOf(mesh, landmark.rightOfChin)[0], 0, widthPx - 1))
  const isHairy = hairOnChin(view, parts) > leastHairOnChin
  const hairWeight = isHairy ? 1 : 0
  const lengthsCm: number[] = []
  for (let x = from; x <= to; x += 2) {
    const start = Math.round(jawRow[x])
    const end = Math.min(heightPx, start + searchCm * pxPerCm)
    let y = start
    while (y < end && parts.faceSkin[y * widthPx + x] + hairWeight * parts.hair[y * widthPx + x] >= 0.5) y++
    lengthsCm.push((y - start) / pxPerCm)
  }
  const lengthCm = median(lengthsCm)
  return lengthCm > (isHairy ? leastBeardCm : leastFaceCm) ? Math.min(lengthCm, longestBeardCm) : 0
}

/** Mean share of hair on the chin's front. */
function hairOnChin({ widthPx, mesh, pxPerCm }: HeadView, { hair }: HeadParts): number {
  const [centreX, centreY] = centreOf(mesh, chinFront)
  let sum = 0
  let count = 0
  for (let y = Math.round(centreY - pxPerCm); y <= centreY + pxPerCm; y++)
    for (let x = Math.round(centreX - pxPerCm); x <= centreX + pxPerCm; x++, count++)
      sum += hair[y * widthPx + x]
  return sum / count
}
