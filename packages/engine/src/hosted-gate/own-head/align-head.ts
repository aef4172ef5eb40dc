import type { Similarity } from '../../compose/similarity.ts'
import type { Point } from '../../pixels/fill-polygon.ts'
import { landmark, pointOf } from '../../vision/index.ts'

/** Eyes and chin; the chin counts as much as one eye. */
const anchors: readonly { index: number; weight: number }[] = [
  { index: landmark.leftEyeOuter, weight: 1 },
  { index: landmark.leftEyeInner, weight: 1 },
  { index: landmark.rightEyeInner, weight: 1 },
  { index: landmark.rightEyeOuter, weight: 1 },
  { index: landmark.chin, weight: 2 },
]

/** The turn, size and place by which one mesh comes nearest to another, by least squares over eyes and chin. */
export function alignHead(from: Float32Array, to: Float32Array): Similarity {
  const centreFrom = weightedCentre(from)
  const centreTo = weightedCentre(to)
  let along = 0
  let across = 0
  let square = 0
  for (const { index, weight } of anchors) {
    const [fromX, fromY] = pointOf(from, index)
    const [toX, toY] = pointOf(to, index)
    const u = fromX - centreFrom[0]
    const v = fromY - centreFrom[1]
    const x = toX - centreTo[0]
    const y = toY - centreTo[1]
    along += weight * (u * x + v * y)
    across += weight * (u * y - v * x)
    square += weight * (u * u + v * v)
  }
  return { cos: along / square, sin: across / square, from: centreFrom, to: centreTo }
}

function weightedCentre(mesh: Float32Array): Point {
  let x = 0
  let y = 0
  let sum = 0
  for (const { index, weight } of anchors) {
    const [pointX, pointY] = pointOf(mesh, index)
    x += weight * pointX
    y += weight * pointY
    sum += weight
  }
  return [x / sum, y / sum]
}
