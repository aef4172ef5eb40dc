import type { Point } from '../pixels/fill-polygon.ts'

/** A point as seen in a mirror, left and right of a frame exchanged. */
export function mirrorPoint([x, y]: Point, widthPx: number): Point {
  return [widthPx - x, y]
}
