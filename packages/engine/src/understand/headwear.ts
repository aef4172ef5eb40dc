import { landmark, pointOf } from '../vision/index.ts'
import type { HeadView } from './head-view.ts'

/** A hair clip is smaller, any hat or wide ribbon larger. */
const leastAreaCm2 = 12

/** Whether accessories cover the head above the brows' height. */
export function hasHeadwear({ classes, widthPx, pxPerCm, mesh }: HeadView, head: Float32Array): boolean {
  const lastRow = pointOf(mesh, landmark.foreheadTop)[1]
  let count = 0
  for (let i = 0; i < lastRow * widthPx; i++) if (classes.accessories[i] > 0.5 && head[i] > 0.5) count++
  return count / pxPerCm ** 2 > leastAreaCm2
}
