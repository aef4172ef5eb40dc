/** The value held within lo..hi. */
export function clamp(x: number, lo = 0, hi = 1): number {
  return x < lo ? lo : Math.min(x, hi)
}

/** 0 at a, 1 at b, smooth between and flat beyond; falls when a is greater than b. */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/** The middle of the numbers (the upper one of two); 0 when there are none. */
export function median(numbers: readonly number[] | Float32Array): number {
  const sorted = Float64Array.from(numbers).sort()
  return sorted.length ? sorted[sorted.length >> 1] : 0
}
