import type { ClassPlanes } from '../../vision/index.ts'
import { flood } from '../flood.ts'
import type { ClothMap } from './headwear.ts'

const leastPerson = 0.5
const sureFace = 0.5

/** Adds what of the person lies between the face and a scarf around it: hair at the temples, skin under the chin, pins. */
export function fillGaps(
  { widthPx, heightPx }: ClothMap,
  { background, faceSkin }: ClassPlanes,
  worn: Float32Array,
): void {
  const corners = [0, widthPx - 1, (heightPx - 1) * widthPx, heightPx * widthPx - 1]
  const outside = flood({
    widthPx,
    heightPx,
    from: corners,
    isOpen: (i) => worn[i] === 0 && faceSkin[i] < sureFace,
  })
  for (let i = 0; i < worn.length; i++)
    if (outside[i] === 0 && faceSkin[i] < sureFace && background[i] < 1 - leastPerson) worn[i] = 1
}
