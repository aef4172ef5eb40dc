import type { LightEncoding } from '@ever-after/art'

/** Linear light of each stored byte: a table of 256. */
export function decodeLight({ max, gamma }: LightEncoding): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => max * (byte / 255) ** gamma)
}
