import { clamp } from '../../pixels/smoothstep.ts'
import { type ClassPlanes, jawLine, landmark, pointOf } from '../../vision/index.ts'
import { jawRowOf } from '../cut/face-outline.ts'
import type { ClothMap } from './headwear.ts'

/** A hood lies beside the head from here over the brows down to here over the chin, cm. */
const besideCm = { overBrows: 3, overChin: 1.2 }
/** It is at most this thick; a curtain and somebody behind go on; cm. */
const mostThickCm = 9
/** Share of the rows, beside the face and over its brows, in which it has to lie. */
const leastShare = 0.8
const mostBackground = 0.3
const stepPx = 2

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
  const { widthPx, pxPerCm, mesh, faceX, browsY, chinY } = cloth
  const jawRow = jawRowOf(mesh, widthPx)
  const jawX = jawLine.map((index) => pointOf(mesh, index)[0])
  const widestX = clamp(side < 0 ? Math.min(...jawX) : Math.max(...jawX), 0, widthPx - 1)
  const [, noseY] = pointOf(mesh, landmark.noseTip)
  const over: number[] = []
  const rows = { beside: 0, over: 0 }
  const looked = { beside: 0, over: 0 }
  let edgeX = Math.round(faceX)
  for (
    let y = Math.round(chinY - besideCm.overChin * pxPerCm);
    y > browsY - besideCm.overBrows * pxPerCm;
    y -= stepPx
  ) {
    while (y >= noseY && side * (widestX - edgeX) > 0 && jawRow[edgeX] > y) edgeX += side
    if (y < noseY) edgeX = Math.round(widestX)
    const where = y < browsY ? 'over' : 'beside'
    looked[where]++
    const first = framedBy(cloth, classes, { row: y, edgeX, side })
    if (first === undefined) continue
    rows[where]++
    if (where === 'over') over.push(first)
  }
  const isFramed = rows.beside > leastShare * looked.beside && rows.over > leastShare * looked.over
  return isFramed ? over : null
}

interface Row {
  row: number
  /** Column of the face's outline, and the side to look to. */
  edgeX: number
  side: -1 | 1
}

/** The first px of cloth beside the face in a row, when cloth comes before the background and ends at it. */
function framedBy(
  { isCloth, isInside, widthPx, pxPerCm }: ClothMap,
  { background, clothes, accessories }: ClassPlanes,
  { row, edgeX, side }: Row,
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
