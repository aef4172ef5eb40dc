/**
 * Resizes a plane bilinearly. `step` is the source px per target px when it is not width / targetWidth,
 * as after shrinking by blocks whose last one is cut off. Target may be given to save memory.
 */
export function resizePlane(
  source: Float32Array,
  width: number,
  height: number,
  targetWidth: number,
  targetHeight: number,
  step?: number,
  target: Float32Array = new Float32Array(targetWidth * targetHeight),
): Float32Array {
  const columns = spread(width, targetWidth, step ?? width / targetWidth)
  const rows = spread(height, targetHeight, step ?? height / targetHeight)
  let upper = new Float32Array(targetWidth)
  let lower = new Float32Array(targetWidth)
  let upperRow = -1
  let lowerRow = -1
  for (let y = 0; y < targetHeight; y++) {
    // Neighbouring target rows lie between the same source rows, which are stretched only once.
    if (rows.first[y] !== upperRow) {
      upperRow = rows.first[y]
      if (upperRow === lowerRow) [upper, lower] = [lower, upper]
      else stretchRow(source, upperRow * width, columns, upper)
      lowerRow = rows.second[y]
      stretchRow(source, lowerRow * width, columns, lower)
    }
    mixRows(upper, lower, rows.share[y], target, y * targetWidth)
  }
  return target
}

interface Taps {
  first: Int32Array
  second: Int32Array
  /** Weight of the second tap. */
  share: Float32Array
}

function spread(length: number, targetLength: number, step: number): Taps {
  const first = new Int32Array(targetLength)
  const second = new Int32Array(targetLength)
  const share = new Float32Array(targetLength)
  for (let i = 0; i < targetLength; i++) {
    const position = Math.max(0, Math.min(length - 1, (i + 0.5) * step - 0.5))
    first[i] = position | 0
    second[i] = Math.min(length - 1, first[i] + 1)
    share[i] = position - first[i]
  }
  return { first, second, share }
}

function stretchRow(
  source: Float32Array,
  start: number,
  { first, second, share }: Taps,
  row: Float32Array,
): void {
  for (let x = 0; x < row.length; x++) {
    const left = source[start + first[x]]
    row[x] = left + (source[start + second[x]] - left) * share[x]
  }
}

function mixRows(
  upper: Float32Array,
  lower: Float32Array,
  share: number,
  target: Float32Array,
  start: number,
): void {
  for (let x = 0; x < upper.length; x++) target[start + x] = upper[x] + (lower[x] - upper[x]) * share
}
