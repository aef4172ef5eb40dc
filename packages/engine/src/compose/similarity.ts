import type { Point } from '../pixels/fill-polygon.ts'

/** Turns and scales the plane so that `from` lands on `to`; cos and sin include the scale. */
export interface Similarity {
  cos: number
  sin: number
  from: Point
  to: Point
}

export function similarity({
  scale,
  angleRad,
  from,
  to,
}: {
  scale: number
  angleRad: number
  from: Point
  to: Point
}): Similarity {
  return { cos: Math.cos(angleRad) * scale, sin: Math.sin(angleRad) * scale, from, to }
}

export function applySimilarity({ cos, sin, from, to }: Similarity, [x, y]: Point): Point {
  const u = x - from[0]
  const v = y - from[1]
  return [to[0] + u * cos - v * sin, to[1] + u * sin + v * cos]
}

export function scaleOf({ cos, sin }: Similarity): number {
  return Math.hypot(cos, sin)
}
