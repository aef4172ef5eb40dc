/** For every px the way to the nearest px of a set: whole px to the right and down; all zero in the set. */
export interface NearestPlaces {
  right: Int16Array
  down: Int16Array
  /** Length of the way, px; Infinity where the set is empty. */
  far: Float32Array
}

interface PlaceQuestion {
  widthPx: number
  heightPx: number
  isIn: (index: number) => boolean
}

const unknown = 16_000

/** By two passes over the plane that hand the way on from px to px (Danielsson 1980): now and then a fraction of a px too far. */
export function nearestPlaces({ widthPx, heightPx, isIn }: PlaceQuestion): NearestPlaces {
  const count = widthPx * heightPx
  const right = new Int16Array(count)
  const down = new Int16Array(count)
  for (let i = 0; i < count; i++) right[i] = isIn(i) ? 0 : unknown
  const take = (i: number, from: number, dx: number, dy: number) => {
    if (right[from] === unknown) return
    const x = right[from] + dx
    const y = down[from] + dy
    if (right[i] !== unknown && x * x + y * y >= right[i] ** 2 + down[i] ** 2) return
    right[i] = x
    down[i] = y
  }
  const sweep = (y: number, dy: number) => {
    const row = y * widthPx
    const other = y + dy >= 0 && y + dy < heightPx
    for (let x = 0; x < widthPx; x++) {
      if (other) take(row + x, row + x + dy * widthPx, 0, dy)
      if (x) take(row + x, row + x - 1, -1, 0)
    }
    for (let x = widthPx - 2; x >= 0; x--) take(row + x, row + x + 1, 1, 0)
  }
  for (let y = 0; y < heightPx; y++) sweep(y, -1)
  for (let y = heightPx - 1; y >= 0; y--) sweep(y, 1)
  const far = Float32Array.from(right, (x, i) => (x === unknown ? Infinity : Math.hypot(x, down[i])))
  return { right, down, far }
}
