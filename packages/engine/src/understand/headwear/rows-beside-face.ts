import { clamp } from '../../pixels/smoothstep.ts'
import { jawLine, landmark, pointOf } from '../../vision/index.ts'
import { jawRowOf } from '../cut/face-outline.ts'
import type { ClothMap } from './headwear.ts'

export interface RowBeside {
  row: number
  /** Column of the face's outline, and the side of it to look to. */
  edgeX: number
  side: -1 | 1
}

/** The chin itself has no side, cm. */
const overChinCm = 1.2
const stepPx = 2

/** Rows from over the chin up to one, with the face's outline on one side: up to the nose it only becomes wider. */
export function rowsBesideFace(
  { widthPx, pxPerCm, mesh, faceX, chinY }: ClothMap,
  side: -1 | 1,
  upTo: number,
): RowBeside[] {
  const jawRow = jawRowOf(mesh, widthPx)
  const jawX = jawLine.map((index) => pointOf(mesh, index)[0])
  const widestX = Math.round(clamp(side < 0 ? Math.min(...jawX) : Math.max(...jawX), 0, widthPx - 1))
  const [, noseY] = pointOf(mesh, landmark.noseTip)
  const rows: RowBeside[] = []
  let edgeX = Math.round(faceX)
  for (let row = Math.round(chinY - overChinCm * pxPerCm); row >= upTo; row -= stepPx) {
    if (row < noseY) edgeX = widestX
    while (side * (widestX - edgeX) > 0 && jawRow[edgeX] > row) edgeX += side
    rows.push({ row, edgeX, side })
  }
  return rows
}
