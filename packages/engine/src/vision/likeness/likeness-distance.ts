/** The same person up to this distance: other photos of one person reach 0.47, different people start at 0.55. */
export const likenessLimit = 0.52

/** Euclidean distance of two face descriptors. */
export function likenessDistance(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) ** 2
  return Math.sqrt(sum)
}
