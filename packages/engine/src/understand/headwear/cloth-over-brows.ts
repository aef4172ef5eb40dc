import { type ClassPlanes, landmark, pointOf } from '../../vision/index.ts'
import type { ClothMap } from './headwear.ts'

/** Columns in which is looked for what comes first above the face: share of its seen width, temple to temple. */
const lookedShare = 0.6
const stepPx = 2
/** Share of the columns in which cloth has to come first. */
const leastCovered = 0.5
/** How far over the brows the edge of a cap and of a scarf that leaves the parting free may lie, and how much of it is hair, cm. */
const edgeCm = {
  cap: { up: 9, hair: 3.2 },
  scarf: { up: 15, hair: 10 },
  hat: { up: 15, hair: 10 },
  wrap: { up: 15, hair: 10 },
}

/** A cap sits on the brows; a scarf hangs around the face; a hat stands behind hair that shows, a wrap lies on it. */
export type HeadwearKind = keyof typeof edgeCm
/** Glasses, pushed up or not, are accessories as well: they and their rims end this far over the brows, cm. */
const glassesUpCm = 2.4
const sureHair = 0.5
const sureBackground = 0.7

/** The first px of cloth above the face in each looked-at column; none when hair, skin or background come first in most. */
export function clothOverBrows(cloth: ClothMap, classes: ClassPlanes, kind: HeadwearKind): number[] {
  const { widthPx, mesh, faceX } = cloth
  const halfPx = Math.round((pointOf(mesh, landmark.rightTemple)[0] - faceX) * lookedShare)
  const edge = edgeCm[kind]
  const found: number[] = []
  let columns = 0
  for (let x = Math.round(faceX) - halfPx; x <= faceX + halfPx; x += stepPx) {
    if (x < 0 || x >= widthPx) continue
    columns++
    const first = firstClothUpwards(cloth, classes, { x, edge })
    if (first !== undefined) found.push(first)
  }
  return found.length >= leastCovered * columns ? found : []
}

function firstClothUpwards(
  { isCloth, widthPx, pxPerCm, browsY }: ClothMap,
  { clothes, accessories, hair, background }: ClassPlanes,
  { x, edge }: { x: number; edge: { up: number; hair: number } },
): number | undefined {
  const topRow = Math.max(0, browsY - edge.up * pxPerCm)
  let hairPx = 0
  for (let y = Math.round(browsY); y > topRow; y--) {
    const i = y * widthPx + x
    const isOverGlasses = browsY - y > glassesUpCm * pxPerCm
    if (isCloth[i] && (isOverGlasses || clothes[i] > accessories[i])) return i
    if (hair[i] > sureHair && ++hairPx > edge.hair * pxPerCm) return undefined
    if (background[i] > sureBackground) return undefined
  }
  return undefined
}
