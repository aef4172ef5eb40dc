export interface BoxBlur {
  source: Float32Array
  widthPx: number
  heightPx: number
  radiusPx: number
  /** Where to write; may be the source itself. Made when absent. */
  target?: Float32Array
}

/** Mean over a square of 2 * radius + 1 px; at the borders over the part of it that lies in the plane. */
export function boxBlur({ source, widthPx, heightPx, radiusPx, target }: BoxBlur): Float32Array {
  const radius = Math.max(0, Math.min(Math.round(radiusPx), (Math.min(widthPx, heightPx) - 1) >> 1))
  const out = target ?? new Float32Array(widthPx * heightPx)
  if (radius === 0) {
    if (out !== source) out.set(source)
    return out
  }
  // The last rows that were blurred across, in a ring: a plane of them would be read from memory once more.
  const side = 2 * radius + 1
  const ring = new Float32Array(side * widthPx)
  const sums = new Float64Array(widthPx)
  for (let y = -radius; y < heightPx; y++) {
    const entering = y + radius
    const slot = (entering % side) * widthPx
    if (entering < heightPx) enterRow(source, entering * widthPx, ring, slot, sums, radius)
    else leaveRow(ring, slot, sums)
    if (y < 0) continue
    writeMeans(sums, out, y * widthPx, 1 / (Math.min(entering, heightPx - 1) - Math.max(y - radius - 1, -1)))
  }
  return out
}

/** Blurs a row across into its slot of the ring, whose former row leaves the sums: what is added is what will be taken away. */
function enterRow(
  source: Float32Array,
  start: number,
  ring: Float32Array,
  slot: number,
  sums: Float64Array,
  radius: number,
): void {
  const width = sums.length
  const share = 1 / (2 * radius + 1)
  const middleEnd = width - radius
  let sum = 0
  for (let x = 0; x < radius; x++) sum += source[start + x]
  for (let x = 0; x <= radius; x++) {
    sum += source[start + x + radius]
    const mean = Math.fround(sum / (x + radius + 1))
    sums[x] += mean - ring[slot + x]
    ring[slot + x] = mean
  }
  for (let x = radius + 1; x < middleEnd; x++) {
    sum += source[start + x + radius] - source[start + x - radius - 1]
    const mean = Math.fround(sum * share)
    sums[x] += mean - ring[slot + x]
    ring[slot + x] = mean
  }
  for (let x = middleEnd; x < width; x++) {
    sum -= source[start + x - radius - 1]
    const mean = Math.fround(sum / (width - x + radius))
    sums[x] += mean - ring[slot + x]
    ring[slot + x] = mean
  }
}

function leaveRow(ring: Float32Array, slot: number, sums: Float64Array): void {
  for (let x = 0; x < sums.length; x++) sums[x] -= ring[slot + x]
}

function writeMeans(sums: Float64Array, target: Float32Array, start: number, share: number): void {
  for (let x = 0; x < sums.length; x++) target[start + x] = sums[x] * share
}
