import type { Picture } from './picture.ts'

/** The picture as interleaved 8-bit sRGB, three bytes a pixel. */
export function pictureBytes({ widthPx, heightPx, r, g, b }: Picture): Uint8Array {
  const bytes = new Uint8Array(widthPx * heightPx * 3)
  for (let i = 0, j = 0; i < r.length; i++, j += 3) {
    bytes[j] = byteOf(r[i])
    bytes[j + 1] = byteOf(g[i])
    bytes[j + 2] = byteOf(b[i])
  }
  return bytes
}

function byteOf(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 255 : (value * 255 + 0.5) | 0
}
