import { clamp } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import { type CrownCut, underBorderCm } from './find-cut.ts'

/** Half an ellipse around the eyes' row that closes a head, cut by the photo's border; lengths in px. */
export interface CrownArch {
  /** Column of the cut's middle, and half the cut's width. */
  middleX: number
  cutHalfPx: number
  /** How far the border lies over the eyes, and the crown. */
  cutHeightPx: number
  heightPx: number
  /** Half the ellipse's width. */
  halfPx: number
}

/** Bald skulls end this far over the eyes, and so much hair may lie on them, cm. */
const skullCm = 10.6
const hairOnTopCm = { least: 0.6, most: 3 }
/** Rows under the border whose outline tells how the head closes, cm. */
const readCm = 4
/** A tall head of hair rises on by at most this share of its half width. */
const tallShare = 0.25
/** A head that closes less than this over the border is whole but for some hair, cm. */
const leastRiseCm = 0.25
const leastReadCm = 1
/** Rows right under the border, whose width the arch does not pass. */
const topCm = 2

/** Continues the outline under the border to a crown no higher than skull and hair; null when the head closes at the border. */
export function fitArch(view: HeadView, head: Float32Array, cut: CrownCut): CrownArch | null {
  const { pxPerCm } = view
  const { eyesY, borderRows } = cut
  const outline = readOutline(view, head, cut)
  if (outline.length < 2 * leastReadCm * pxPerCm) return null
  const axisX = middleOf(outline) ?? cut.eyesX
  const points = outline.map(({ x, y }) => ({ half: Math.abs(x - axisX), height: eyesY - y }))
  const cutHeight = eyesY - meanRow(borderRows, cut.left, cut.right)
  // On an ellipse the squared width falls evenly with the squared height.
  const { start, fall } = lineThrough(points.map(({ half, height }) => [height ** 2, half ** 2]))
  const closesAt = fall > 0 ? Math.sqrt(start / fall) : Infinity
  if (closesAt < cutHeight + leastRiseCm * pxPerCm) return null
  const uppermost = points.filter(({ height }) => height > cutHeight - topCm * pxPerCm)
  const widest = Math.max(...uppermost.map(({ half }) => half), 0)
  if (!widest) return null
  const half = Math.min(widest, Math.sqrt(Math.max(0, start - fall * cutHeight ** 2)))
  const skull = (skullCm + hairOnTop(view, widest)) * pxPerCm
  const most = Math.min(Math.max(skull, cutHeight + tallShare * half), eyesY)
  const heightPx = Math.min(closesAt, most)
  if (heightPx < cutHeight + leastRiseCm * pxPerCm) return null
  // A border that runs aslant shows less of the head: the arch stands on what it shows.
  const cutHalfPx = Math.min(half, (cut.right - cut.left) / 2)
  const halfPx = cutHalfPx / Math.sqrt(1 - (cutHeight / heightPx) ** 2)
  return { middleX: (cut.left + cut.right) / 2, cutHalfPx, cutHeightPx: cutHeight, heightPx, halfPx }
}

interface OutlinePoint {
  x: number
  y: number
  side: 'left' | 'right'
}

/** The head's outline where the network is sure of it, row by row. */
function readOutline(view: HeadView, head: Float32Array, cut: CrownCut): OutlinePoint[] {
  const { widthPx, pxPerCm } = view
  const { eyesX, eyesY, borderRows, left, right } = cut
  const under = underBorderCm * pxPerCm
  const column = Math.round(clamp(eyesX, left, right))
  const from = Math.max(0, Math.round(borderRows[column] + under))
  const to = Math.min(eyesY - pxPerCm, meanRow(borderRows, left, right) + readCm * pxPerCm)
  const points: OutlinePoint[] = []
  for (let y = from; y < to; y++)
    for (const side of ['left', 'right'] as const) {
      const x = edgeOf(head.subarray(y * widthPx, (y + 1) * widthPx), column, side, 0.4 * pxPerCm)
      if (x > 0 && x < widthPx - 1 && borderRows[x] < y - under) points.push({ x, y, side })
    }
  return points
}

/** The last column of the head on one side of a column, gaps up to a width bridged. */
function edgeOf(row: Float32Array, column: number, side: 'left' | 'right', gapPx: number): number {
  const step = side === 'left' ? -1 : 1
  let edge = column
  for (let x = column; x >= 0 && x < row.length && Math.abs(x - edge) <= gapPx; x += step)
    if (row[x] > 0.5) edge = x
  return edge
}

function middleOf(outline: readonly OutlinePoint[]): number | null {
  const rights = new Map(outline.filter(({ side }) => side === 'right').map(({ x, y }) => [y, x]))
  let sum = 0
  let count = 0
  for (const { x, y, side } of outline) {
    const other = rights.get(y)
    if (side === 'right' || other === undefined) continue
    sum += (x + other) / 2
    count++
  }
  return count ? sum / count : null
}

function meanRow(rows: Int32Array, from: number, to: number): number {
  let sum = 0
  for (let x = from; x <= to; x++) sum += rows[x]
  return sum / (to - from + 1)
}

/** The line y = start - fall x of least squares. */
function lineThrough(points: readonly (readonly number[])[]): { start: number; fall: number } {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  let across = 0
  let along = 0
  for (const [x, y] of points) {
    across += (x - meanX) * (y - meanY)
    along += (x - meanX) ** 2
  }
  const fall = along > 0 ? -across / along : 0
  return { start: meanY + fall * meanX, fall }
}

/** How thick the hair lies beside the temples: about as thick it lies on top, cm. */
function hairOnTop({ mesh, pxPerCm }: HeadView, halfPx: number): number {
  const [leftX] = pointOf(mesh, landmark.leftTemple)
  const [rightX] = pointOf(mesh, landmark.rightTemple)
  const asideCm = (halfPx - (rightX - leftX) / 2) / pxPerCm
  return clamp(asideCm * 0.8, hairOnTopCm.least, hairOnTopCm.most)
}
