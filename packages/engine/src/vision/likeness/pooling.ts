import type { Activations } from './convolve.ts'

/** Largest value of each 3 × 3 window, every second px. */
export function maxOfThree({ heightPx, widthPx, channels, values }: Activations): Activations {
  const outHeight = Math.floor((heightPx - 3) / 2) + 1
  const outWidth = Math.floor((widthPx - 3) / 2) + 1
  const out = new Float64Array(outHeight * outWidth * channels).fill(-Infinity)
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++)
      for (let tap = 0; tap < 9; tap++) {
        const from = ((2 * y + Math.floor(tap / 3)) * widthPx + 2 * x + (tap % 3)) * channels
        const to = (y * outWidth + x) * channels
        for (let c = 0; c < channels; c++) out[to + c] = Math.max(out[to + c], values[from + c])
      }
  return { heightPx: outHeight, widthPx: outWidth, channels, values: out }
}

/** Mean of each 2 × 2 square; an odd last row or column is left out. */
export function averageQuads({ heightPx, widthPx, channels, values }: Activations): Activations {
  const outHeight = heightPx >> 1
  const outWidth = widthPx >> 1
  const out = new Float64Array(outHeight * outWidth * channels)
  const down = widthPx * channels
  for (let y = 0; y < outHeight; y++)
    for (let x = 0; x < outWidth; x++)
      for (let c = 0; c < channels; c++) {
        const from = (2 * y * widthPx + 2 * x) * channels + c
        const sum =
          values[from] + values[from + channels] + values[from + down] + values[from + down + channels]
        out[(y * outWidth + x) * channels + c] = sum / 4
      }
  return { heightPx: outHeight, widthPx: outWidth, channels, values: out }
}

/** Mean of every channel. */
export function averageAll({ channels, values }: Activations): Float64Array {
  const sums = new Float64Array(channels)
  for (let i = 0; i < values.length; i++) sums[i % channels] += values[i]
  return sums.map((sum) => (sum * channels) / values.length)
}

/** Sum of two, negative values to 0; where sizes or channels differ the smaller one counts as padded with zeros. */
export function sumRectified(a: Activations, b: Activations): Activations {
  const heightPx = Math.max(a.heightPx, b.heightPx)
  const widthPx = Math.max(a.widthPx, b.widthPx)
  const channels = Math.max(a.channels, b.channels)
  const values = new Float64Array(heightPx * widthPx * channels)
  for (const part of [a, b])
    for (let y = 0; y < part.heightPx; y++)
      for (let x = 0; x < part.widthPx; x++) {
        const to = (y * widthPx + x) * channels
        const from = (y * part.widthPx + x) * part.channels
        for (let c = 0; c < part.channels; c++) values[to + c] += part.values[from + c]
      }
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0
  return { heightPx, widthPx, channels, values }
}
