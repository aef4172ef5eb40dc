import type { ClassPlanes } from '../../vision/index.ts'
import type { ClothMap } from './headwear.ts'
import { type RowBeside, rowsBesideFace } from './rows-beside-face.ts'

/** A hood lies beside the head up to here over the brows, cm. */
const overBrowsCm = 3
/** It is at most this thick; a curtain and somebody behind go on; cm. */
const mostThickCm = 9
/** Share of the rows, beside the face and over its brows, in which it has to lie. */
const leastShare = 0.8
const mostBackground = 0.3

/**
 * Cloth that frames hair up over the brows on both sides, and ends before the background, is a scarf whose top the hair hides.
 * Answers its px over the brows; none when it is no hood.
 */
export function hoodOverBrows(cloth: ClothMap, classes: ClassPlanes): number[] {
  const left = sideOf(cloth, classes, -1)
  const right = sideOf(cloth, classes, 1)
  return left && right ? [...left, ...right] : []
}

function sideOf(cloth: ClothMap, classes: ClassPlanes, side: -1 | 1): number[] | null {
  const { pxPerCm, browsY } = cloth
  const rows = rowsBesideFace(cloth, side, browsY - overBrowsCm * pxPerCm)
  const framing = (some: readonly RowBeside[]) => {
    const found = some.map((row) => framedBy(cloth, classes, row)).filter((first) => first !== undefined)
    return found.length > leastShare * some.length ? found : null
  }
  const over = framing(rows.filter(({ row }) => row < browsY))
  return framing(rows.filter(({ row }) => row >= browsY)) && over
}

/** The first px of cloth beside the face in a row, when cloth comes before the background and ends at it. */
function framedBy(
  { isCloth, isInside, widthPx, pxPerCm }: ClothMap,
  { background, clothes, accessories }: ClassPlanes,
  { row, edgeX, side }: RowBeside,
): number | undefined {
  let first: number | undefined
  for (let x = edgeX; x >= 0 && x < widthPx; x += side) {
    const i = row * widthPx + x
    if (!isInside[i]) return undefined
    if (background[i] > mostBackground) return first
    if (isCloth[i] && clothes[i] > accessories[i]) first ??= i
    if (first !== undefined && (i - first) * side > mostThickCm * pxPerCm) return undefined
  }
  return undefined
}
