export interface Bytes {
  /** Row-major, `channels` bytes a pixel. */
  bytes: Uint8Array
  channels: number
  /** Where they lie, px of a larger plane. */
  left: number
  top: number
  widthPx: number
  heightPx: number
}

/** Means of `times` × `times` px of the larger plane, which is 0 around the bytes; the place is that in the shrunk plane. */
export function shrinkBytes({ bytes, channels, left, top, widthPx, heightPx }: Bytes, times: number): Bytes {
  const [fromX, fromY] = [Math.floor(left / times), Math.floor(top / times)]
  const shrunkWidthPx = Math.ceil((left + widthPx) / times) - fromX
  const shrunkHeightPx = Math.ceil((top + heightPx) / times) - fromY
  const sums = new Uint32Array(shrunkWidthPx * shrunkHeightPx * channels)
  for (let y = 0, i = 0; y < heightPx; y++) {
    const row = (Math.floor((top + y) / times) - fromY) * shrunkWidthPx
    for (let x = 0; x < widthPx; x++) {
      const at = (row + Math.floor((left + x) / times) - fromX) * channels
      for (let c = 0; c < channels; c++, i++) sums[at + c] += bytes[i]
    }
  }
  return {
    bytes: Uint8Array.from(sums, (sum) => Math.round(sum / times ** 2)),
    channels,
    left: fromX,
    top: fromY,
    widthPx: shrunkWidthPx,
    heightPx: shrunkHeightPx,
  }
}
