/**
 * Resizes a plane bilinearly. `step` is the source px per target px when it is not width / targetWidth,
 * as after shrinking by blocks whose last one is cut off.
 */
export function resizePlane(
  source: Float32Array,
  width: number,
  height: number,
  targetWidth: number,
  targetHeight: number,
  step?: number,
): Float32Array {
  const target = new Float32Array(targetWidth * targetHeight)
  const columns = spread(width, targetWidth, step ?? width / targetWidth)
  const rows = spread(height, targetHeight, step ?? height / targetHeight)
  for (let y = 0; y < targetHeight; y++)
    resizeRow(
      source,
      rows.first[y] * width,
      rows.second[y] * width,
      rows.share[y],
      columns,
      target,
      y * targetWidth,
    )
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

function resizeRow(
  source: Float32Array,
  top: number,
  bottom: number,
  down: number,
  { first, second, share }: Taps,
  target: Float32Array,
  start: number,
): void {
  const up = 1 - down
  for (let x = 0; x < first.length; x++) {
    const a = first[x]
    const b = second[x]
    const right = share[x]
    const left = 1 - right
    target[start + x] =
      (source[top + a] * left + source[top + b] * right) * up +
      (source[bottom + a] * left + source[bottom + b] * right) * down
  }
}
