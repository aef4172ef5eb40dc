import { blurLarge } from '../pixels/blur.ts'
import { fillPolygon, type Point } from '../pixels/fill-polygon.ts'
import { clamp } from '../pixels/smoothstep.ts'
import type { Box } from './box.ts'

const grown = { x: 1.12, y: 1.1 }
const softShareOfWidth = 0.012

/** 1 inside the face ovals, a little grown, with soft edges; a plane of the frame. */
export function faceMask(ovals: readonly (readonly Point[])[], { widthPx, heightPx }: Box): Float32Array {
  const mask = new Float32Array(widthPx * heightPx)
  for (const oval of ovals) fillPolygon(growOval(oval), widthPx, heightPx, mask)
  for (let i = 0; i < mask.length; i++) mask[i] = clamp(mask[i])
  return blurLarge(mask, widthPx, heightPx, widthPx * softShareOfWidth, mask)
}

function growOval(oval: readonly Point[]): Point[] {
  const x = oval.reduce((sum, point) => sum + point[0], 0) / oval.length
  const y = oval.reduce((sum, point) => sum + point[1], 0) / oval.length
  return oval.map((point) => [x + (point[0] - x) * grown.x, y + (point[1] - y) * grown.y])
}
