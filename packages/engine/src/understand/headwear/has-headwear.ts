import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { HeadParts } from '../cut/head-parts.ts'

/** A hair clip is smaller, any hat or wide ribbon larger. */
const leastAreaCm2 = 12

/** Whether accessories cover the head above the brows' height. */
export function hasHeadwear({ classes, widthPx, pxPerCm, mesh }: HeadView, head: Float32Array): boolean {
  const lastRow = pointOf(mesh, landmark.foreheadTop)[1]
  let count = 0
  for (let i = 0; i < lastRow * widthPx; i++) if (classes.accessories[i] > 0.5 && head[i] > 0.5) count++
  return count / pxPerCm ** 2 > leastAreaCm2
}

/** Share of hair and of accessories on the forehead and over it: of what covers a head, without glasses and earrings. */
export function withHeadwear({ widthPx, mesh }: HeadView, { hair, accessories }: HeadParts): Float32Array {
  const covered = hair.slice()
  const [, top] = pointOf(mesh, landmark.foreheadTop)
  const [, brows] = pointOf(mesh, landmark.betweenBrows)
  const lastRow = Math.round((top + brows) / 2)
  for (let i = 0; i < lastRow * widthPx; i++) covered[i] = Math.max(hair[i], accessories[i])
  return covered
}
