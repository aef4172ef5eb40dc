import { linearFromByte, type Rgb } from '../../pixels/colour-space.ts'
import type { Point } from '../../pixels/fill-polygon.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { median } from '../../pixels/smoothstep.ts'
import { centreOf } from '../../vision/index.ts'

/** Landmarks around the middle of either cheek, away from mouth, nose and eyes. */
const cheeks = [
  [50, 101, 118, 117, 123, 187, 205],
  [280, 330, 347, 346, 352, 411, 425],
] as const
const radiusCm = 0.8

/** The colour of either cheek, the viewer's left one first, linear light. */
export function cheekColours(
  image: RgbImage,
  { mesh, pxPerCm }: { mesh: Float32Array; pxPerCm: number },
): readonly [Rgb, Rgb] {
  const [left, right] = cheeks
  return [
    patchColour(image, centreOf(mesh, left), radiusCm * pxPerCm),
    patchColour(image, centreOf(mesh, right), radiusCm * pxPerCm),
  ]
}

/** Median colour of a disc, linear light. */
function patchColour(
  { widthPx, heightPx, data }: RgbImage,
  [centreX, centreY]: Point,
  radiusPx: number,
): Rgb {
  const channels: [number[], number[], number[]] = [[], [], []]
  const bottom = Math.min(heightPx - 1, Math.floor(centreY + radiusPx))
  const right = Math.min(widthPx - 1, Math.floor(centreX + radiusPx))
  for (let y = Math.max(0, Math.ceil(centreY - radiusPx)); y <= bottom; y++)
    for (let x = Math.max(0, Math.ceil(centreX - radiusPx)); x <= right; x++) {
      if ((x - centreX) ** 2 + (y - centreY) ** 2 > radiusPx ** 2) continue
      const i = (y * widthPx + x) * 3
      channels[0].push(linearFromByte[data[i]])
      channels[1].push(linearFromByte[data[i + 1]])
      channels[2].push(linearFromByte[data[i + 2]])
    }
  return [median(channels[0]), median(channels[1]), median(channels[2])]
}
