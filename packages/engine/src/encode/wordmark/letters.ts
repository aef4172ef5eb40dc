import type { Point } from '../../pixels/fill-polygon.ts'

/** A letter drawn with a pen: lines of points in em, x to the right, y up from the baseline. */
export interface Letter {
  advance: number
  strokes: readonly (readonly Point[])[]
}

/** Just the letters of the wordmark. */
export const letters: Readonly<Record<string, Letter>> = {
  E: {
    advance: 0.52,
    strokes: [
      [
        [0.42, 0.7],
        [0.06, 0.7],
        [0.06, 0],
        [0.42, 0],
      ],
      [
        [0.06, 0.37],
        [0.36, 0.37],
      ],
    ],
  },
  A: {
    advance: 0.64,
    strokes: [
      [
        [0.03, 0],
        [0.32, 0.7],
        [0.61, 0],
      ],
      [
        [0.14, 0.25],
        [0.5, 0.25],
      ],
    ],
  },
  v: {
    advance: 0.46,
    strokes: [
      [
        [0.03, 0.48],
        [0.23, 0],
        [0.43, 0.48],
      ],
    ],
  },
  e: {
    advance: 0.52,
    strokes: [[[0.05, 0.25], ...arc({ x: 0.26, y: 0.24, radius: 0.22, fromDeg: 2, toDeg: 315 })]],
  },
  r: {
    advance: 0.36,
    strokes: [
      [
        [0.07, 0.48],
        [0.07, 0],
      ],
      arc({ x: 0.27, y: 0.27, radius: 0.2, fromDeg: 180, toDeg: 80 }),
    ],
  },
  f: {
    advance: 0.34,
    strokes: [
      [[0.12, 0], ...arc({ x: 0.27, y: 0.57, radius: 0.15, fromDeg: 180, toDeg: 75 })],
      [
        [0.02, 0.46],
        [0.28, 0.46],
      ],
    ],
  },
  t: {
    advance: 0.34,
    strokes: [
      [[0.12, 0.64], ...arc({ x: 0.25, y: 0.13, radius: 0.13, fromDeg: 180, toDeg: 285 })],
      [
        [0.02, 0.46],
        [0.28, 0.46],
      ],
    ],
  },
  ' ': { advance: 0.3, strokes: [] },
}

/** Points every few degrees along a circle, anticlockwise when the second angle is greater. */
function arc({
  x,
  y,
  radius,
  fromDeg,
  toDeg,
}: {
  x: number
  y: number
  radius: number
  fromDeg: number
  toDeg: number
}): Point[] {
  const steps = Math.ceil(Math.abs(toDeg - fromDeg) / 12)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * i) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
