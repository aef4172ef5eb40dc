/** A plane drawn px by px. */
export function drawPlane(
  widthPx: number,
  heightPx: number,
  value: (x: number, y: number) => number,
): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
    value(i % widthPx, Math.floor(i / widthPx)),
  )
}

/** The plane (or picture of some channels) seen in a mirror, left and right exchanged. */
export function mirrorPlane<T extends Float32Array | Uint8Array>(plane: T, widthPx: number, channels = 1): T {
  const mirrored = plane.slice()
  for (let i = 0; i < plane.length; i += channels) {
    const x = (i / channels) % widthPx
    const from = i + (widthPx - 1 - 2 * x) * channels
    for (let c = 0; c < channels; c++) mirrored[i + c] = plane[from + c]
  }
  // slice keeps the kind of the plane, which its declared type does not say.
  return mirrored as T
}

/** Even noise of 0..1; the same seed gives the same numbers. */
export function noisyPlane(length: number, seed: number): Float32Array {
  let state = (seed * 2654435761 + 1) >>> 0
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  })
}

/** The largest difference of two planes, px by px. */
export function farthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = Math.abs(a.length - b.length)
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(a[i] - b[i]))
  return most
}

/** The sum of a plane. */
export function sumOf(plane: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < plane.length; i++) sum += plane[i]
  return sum
}
