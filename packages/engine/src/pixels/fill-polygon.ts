export type Point = readonly [number, number]

const linesPerRow = 4

/**
 * Coverage (0..1) of a closed polygon, antialiased; even-odd where it crosses itself.
 * Drawn over `target` when one is given, adding up.
 */
export function fillPolygon(
  points: readonly Point[],
  width: number,
  height: number,
  target: Float32Array = new Float32Array(width * height),
): Float32Array {
  const ys = points.map(([, y]) => y)
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)))
  for (let y = top; y <= bottom; y++)
    for (let line = 0; line < linesPerRow; line++) {
      const crossings = crossingsAt(points, y + (line + 0.5) / linesPerRow)
      for (let i = 0; i + 1 < crossings.length; i += 2)
        addSpan(target, y * width, width, crossings[i], crossings[i + 1])
    }
  return target
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  let [fromX, fromY] = points[points.length - 1]
  for (const [x, pointY] of points) {
    if (fromY <= y !== pointY <= y) crossings.push(fromX + ((y - fromY) / (pointY - fromY)) * (x - fromX))
    fromX = x
    fromY = pointY
  }
  return crossings.sort((a, b) => a - b)
}

function addSpan(target: Float32Array, start: number, width: number, from: number, to: number): void {
  const left = Math.max(0, from)
  const right = Math.min(width, to)
  if (right <= left) return
  const first = left | 0
  const last = Math.min(width - 1, right | 0)
  const share = 1 / linesPerRow
  if (first === last) {
    target[start + first] += (right - left) * share
    return
  }
  target[start + first] += (first + 1 - left) * share
  for (let x = first + 1; x < last; x++) target[start + x] += share
  target[start + last] += (right - last) * share
}
