import { linearFromByte, quickSrgb } from '../../pixels/colour-space.ts'
import { clamp } from '../../pixels/smoothstep.ts'

const mostStops = 1.1
const stepsPerStop = 96
const levels = Math.round(mostStops * stepsPerStop)
let table: Uint8Array | undefined

/** Gives each px of three sRGB bytes its stops more or less of light, in place; at most 1.1 stops, white stays white. */
export function changeLight(rgb: Uint8Array, stops: Float32Array): void {
  table ??= bytesByLevel()
  for (let i = 0, k = 0; i < stops.length; i++, k += 3) {
    const level = Math.round(clamp(stops[i] * stepsPerStop, -levels, levels))
    if (level === 0) continue
    const row = (level + levels) * 256
    rgb[k] = table[row + rgb[k]]
    rgb[k + 1] = table[row + rgb[k + 1]]
    rgb[k + 2] = table[row + rgb[k + 2]]
  }
}

/** For each level from the darkest on, the byte that each of 256 bytes becomes. */
function bytesByLevel(): Uint8Array {
  const bytes = new Uint8Array((2 * levels + 1) * 256)
  for (let level = -levels; level <= levels; level++) {
    const gain = 2 ** (level / stepsPerStop)
    for (let byte = 0; byte < 256; byte++) {
      const light = linearFromByte[byte]
      // What is lightened bends towards white, so that highlights keep their drawing.
      const bend = gain > 1 ? 1 + (gain - 1) * light ** 1.5 : 1
      bytes[(level + levels) * 256 + byte] = Math.round(quickSrgb((light * gain) / bend) * 255)
    }
  }
  return bytes
}
