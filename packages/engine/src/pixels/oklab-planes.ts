import { linearFromByte, linearFromOklab, oklabFromLinear, quickSrgb } from './colour-space.ts'
import type { RgbImage } from './rgb-image.ts'

/** A picture in OKLab, row-major planes: lightness 0..1, a towards red, b towards yellow. */
export interface OklabPlanes {
  widthPx: number
  heightPx: number
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
}

export function oklabPlanes({ widthPx, heightPx, data }: RgbImage): OklabPlanes {
  const length = widthPx * heightPx
  const planes = {
    widthPx,
    heightPx,
    lightness: new Float32Array(length),
    a: new Float32Array(length),
    b: new Float32Array(length),
  }
  for (let i = 0, j = 0; i < length; i++, j += 3) {
    const lab = oklabFromLinear([
      linearFromByte[data[j]],
      linearFromByte[data[j + 1]],
      linearFromByte[data[j + 2]],
    ])
    planes.lightness[i] = lab[0]
    planes.a[i] = lab[1]
    planes.b[i] = lab[2]
  }
  return planes
}

/** The planes as sRGB bytes; colours outside sRGB are cut off by channel. */
export function oklabBytes({ lightness, a, b }: OklabPlanes): Uint8Array {
  const bytes = new Uint8Array(lightness.length * 3)
  for (let i = 0, j = 0; i < lightness.length; i++, j += 3) {
    const light = linearFromOklab([lightness[i], a[i], b[i]])
    bytes[j] = quickSrgb(light[0]) * 255 + 0.5
    bytes[j + 1] = quickSrgb(light[1]) * 255 + 0.5
    bytes[j + 2] = quickSrgb(light[2]) * 255 + 0.5
  }
  return bytes
}
