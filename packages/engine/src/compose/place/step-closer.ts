import type { Point } from '../../pixels/fill-polygon.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { Attire } from '../../spec/job.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { faceOval, pointOf } from '../../vision/index.ts'
import { applySimilarity } from '../similarity.ts'
import type { Standing } from './place-couple.ts'
import { type HeadMeasures, placeHead } from './place-head.ts'

/** A partner of a pose where it was drawn. */
export interface PosedPartner {
  photo: HeadMeasures & Pick<UnderstoodPhoto, 'widthPx' | 'heightPx' | 'head' | 'hairBehind'>
  standing: Standing
  kind: Attire
}

/** Poses leave room for hair that stands off; by this much two people come together at most, metres. */
const mostMetres = 0.06
/** From the head and hair in front to the face behind, metres. */
const leftFreeMetres = 0.004

/** Heads are compared in rows this high, px of the frame. */
const rowPx = 4
/** Every so many px of a portrait's crop are looked at. */
const stride = 3

/** Brings the two of a pose together until the head in front, its hair too, comes to the face behind; from left to right. */
export function stepCloser(left: PosedPartner, right: PosedPartner): [Standing, Standing] {
  const [front, behind] = left.standing.isInFront ? [left, right] : [right, left]
  const { pxPerMetre } = front.standing
  const towardsBehind = front.standing.side === 'left' ? 1 : -1
  const inFront = nearestOfHead(front, towardsBehind)
  const face = nearestOfFace(behind, -towardsBehind)
  let roomPx = mostMetres * pxPerMetre
  for (const [row, x] of face) {
    const near = inFront.get(row)
    if (near === undefined) continue
    roomPx = Math.min(roomPx, (x - near) * towardsBehind - leftFreeMetres * pxPerMetre)
  }
  const step = clamp(roomPx / 2, 0, (mostMetres / 2) * pxPerMetre)
  return [moved(left.standing, step), moved(right.standing, -step)]
}

function moved(standing: Standing, x: number): Standing {
  const aside = ([fromX, y]: Point): Point => [fromX + x, y]
  return { ...standing, pit: aside(standing.pit), pivot: aside(standing.pivot) }
}

/** Of each row of the frame the px of the head that lies furthest to a side. */
function nearestOfHead({ photo, standing, kind }: PosedPartner, side: number): Map<number, number> {
  const { toFrame } = placeHead(photo, standing, kind)
  const { widthPx, heightPx, head, hairBehind } = photo
  const rows = new Map<number, number>()
  for (let y = 0; y < heightPx; y += stride)
    for (let x = 0; x < widthPx; x += stride) {
      const i = y * widthPx + x
      if (head[i] > 127 || hairBehind[i] > 127) reach(rows, applySimilarity(toFrame, [x, y]), side)
    }
  return rows
}

function nearestOfFace({ photo, standing, kind }: PosedPartner, side: number): Map<number, number> {
  const { toFrame } = placeHead(photo, standing, kind)
  const oval = faceOval.map((index) => applySimilarity(toFrame, pointOf(photo.mesh, index)))
  const rows = new Map<number, number>()
  for (const [i, [x, y]] of oval.entries()) {
    const [toX, toY] = oval[(i + 1) % oval.length]
    const steps = Math.max(1, Math.ceil(Math.abs(toY - y) / rowPx))
    for (let k = 0; k < steps; k++)
      reach(rows, [x + ((toX - x) * k) / steps, y + ((toY - y) * k) / steps], side)
  }
  return rows
}

function reach(rows: Map<number, number>, [x, y]: Point, side: number): void {
  const row = Math.floor(y / rowPx)
  const known = rows.get(row)
  if (known === undefined || (x - known) * side > 0) rows.set(row, x)
}
