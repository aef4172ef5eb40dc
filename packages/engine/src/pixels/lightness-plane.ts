interface Planes {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** Luma of display sRGB, weighted as in ITU-R BT.601. */
export function lightnessPlane({ r, g, b }: Planes): Float32Array {
  const light = new Float32Array(r.length)
  for (let i = 0; i < light.length; i++) light[i] = 0.3 * r[i] + 0.59 * g[i] + 0.11 * b[i]
  return light
}
