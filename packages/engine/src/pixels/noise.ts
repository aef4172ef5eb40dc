/** A plane of nearly normal noise with mean 0 and deviation 1; the same seed gives the same noise. */
export function noisePlane(length: number, seed: number): Float32Array {
  const noise = new Float32Array(length)
  let state = Math.imul(seed + 1, 2654435761) >>> 0 || 1
  for (let i = 0; i < length; i++) {
    let sum = 0
    for (let draw = 0; draw < 4; draw++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      sum += state >>> 0
    }
    // Four uniform numbers have the variance 1/3.
    noise[i] = (sum / 4294967296 - 2) * Math.sqrt(3)
  }
  return noise
}
