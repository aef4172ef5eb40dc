import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { ColourPlanes } from './guided-filter.ts'

/** Red, green and blue of a picture as planes, sRGB 0..1. */
export function colourPlanes({ widthPx, heightPx, data }: RgbImage): ColourPlanes {
  const red = new Float32Array(widthPx * heightPx)
  const green = new Float32Array(widthPx * heightPx)
  const blue = new Float32Array(widthPx * heightPx)
  for (let i = 0, byte = 0; i < red.length; i++, byte += 3) {
    red[i] = data[byte] / 255
    green[i] = data[byte + 1] / 255
    blue[i] = data[byte + 2] / 255
  }
  return [red, green, blue]
}
