export interface BoxBlur {
  source: Float32Array
  widthPx: number
  heightPx: number
  radiusPx: number
  /** Where to write; may be the source itself. Made when absent. */
  target?: Float32Array
  /** A plane to work in; made when absent. */
  scratch?: Float32Array
}

/** Mean over a square of 2 * radius + 1 px; at the borders over the part of it that lies in the plane. */
export function boxBlur({ source, widthPx, heightPx, radiusPx, target, scratch }: BoxBlur): Float32Array {
  const radius = Math.max(0, Math.min(Math.round(radiusPx), (Math.min(widthPx, heightPx) - 1) >> 1))
  const across = scratch ?? new Float32Array(widthPx * heightPx)
  const out = target ?? new Float32Array(widthPx * heightPx)
  for (let y = 0; y < heightPx; y++) blurRow(source, across, y * widthPx, widthPx, radius)
  blurColumns(across, out, widthPx, heightPx, radius)
  return out
}

function blurRow(
  source: Float32Array,
  target: Float32Array,
  start: number,
  width: number,
  radius: number,
): void {
  let sum = 0
  for (let x = 0; x < radius; x++) sum += source[start + x]
  for (let x = 0; x <= radius; x++) {
    sum += source[start + x + radius]
    target[start + x] = sum / (x + radius + 1)
  }
  const share = 1 / (2 * radius + 1)
  const middleEnd = width - radius
  for (let x = radius + 1; x < middleEnd; x++) {
    sum += source[start + x + radius] - source[start + x - radius - 1]
    target[start + x] = sum * share
  }
  for (let x = middleEnd; x < width; x++) {
    sum -= source[start + x - radius - 1]
    target[start + x] = sum / (width - x + radius)
  }
}

function blurColumns(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(width)
  for (let y = 0; y < radius; y++) addRow(sums, source, y * width)
  for (let y = 0; y < height; y++) {
    const entering = y + radius
    const leaving = y - radius - 1
    const share = 1 / (Math.min(entering, height - 1) - Math.max(leaving, -1))
    const isWhole = entering < height && leaving >= 0
    if (isWhole) slideRow(sums, source, entering * width, leaving * width)
    else if (entering < height) addRow(sums, source, entering * width)
    else if (leaving >= 0) subtractRow(sums, source, leaving * width)
    writeMeans(sums, target, y * width, share)
  }
}

function slideRow(sums: Float64Array, source: Float32Array, entering: number, leaving: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] += source[entering + x] - source[leaving + x]
}

function addRow(sums: Float64Array, source: Float32Array, start: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] += source[start + x]
}

function subtractRow(sums: Float64Array, source: Float32Array, start: number): void {
  for (let x = 0; x < sums.length; x++) sums[x] -= source[start + x]
}

function writeMeans(sums: Float64Array, target: Float32Array, start: number, share: number): void {
  for (let x = 0; x < sums.length; x++) target[start + x] = sums[x] * share
}
