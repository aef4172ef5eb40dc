/** A picture of interleaved channels turned left to right. */
export function mirror(values: Float32Array, widthPx: number, channels: number): Float32Array {
  const mirrored = new Float32Array(values.length)
  const rowLength = widthPx * channels
  for (let row = 0; row < values.length; row += rowLength)
    for (let x = 0; x < widthPx; x++)
      for (let c = 0; c < channels; c++)
        mirrored[row + (widthPx - 1 - x) * channels + c] = values[row + x * channels + c]
  return mirrored
}
