import type { OklabPlanes } from '../pixels/oklab-planes.ts'

/** Mean OKLab colour of the skin of a face. */
export function meanSkin(
  { lightness, a, b }: OklabPlanes,
  faceSkin: Float32Array,
): [lightness: number, a: number, b: number] {
  const sums = [0, 0, 0]
  let count = 1e-6
  for (let i = 0; i < faceSkin.length; i++) {
    if (faceSkin[i] < 0.5) continue
    sums[0] += lightness[i]
    sums[1] += a[i]
    sums[2] += b[i]
    count++
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}
