import type { PlacedFace } from '../compose/compose-couple.ts'
import { labFromLinear, linearFromByte, luminance, type Rgb } from '../pixels/colour-space.ts'
import { deltaE2000 } from '../pixels/delta-e.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { median } from '../pixels/smoothstep.ts'

export interface SkinMeasure {
  image: RgbImage
  face: PlacedFace
  /** The portrait's cheeks, linear light, the viewer's left first. */
  cheeks: readonly [Rgb, Rgb]
  /** Whether only lightness can be compared. */
  isGrey: boolean
}

/** Mean CIEDE2000 of both cheeks, portrait to picture, once white balance is taken out of the picture. */
export function skinDeltaE({ image, face, cheeks, isGrey }: SkinMeasure): number {
  const difference = (side: 0 | 1) => {
    const shown = cheekInPicture(image, face.cheeks[side], face.cheekRadiusPx)
    const [r, g, b] = face.whiteBalance
    const neutral: Rgb = isGrey ? greyOf(shown) : [shown[0] / r, shown[1] / g, shown[2] / b]
    const source = isGrey ? greyOf(cheeks[side]) : cheeks[side]
    return deltaE2000(labFromLinear(source), labFromLinear(neutral))
  }
  return (difference(0) + difference(1)) / 2
}

function greyOf(colour: Rgb): Rgb {
  const grey = luminance(colour)
  return [grey, grey, grey]
}

function cheekInPicture(
  { widthPx, heightPx, data }: RgbImage,
  [x, y]: readonly [number, number],
  radiusPx: number,
): Rgb {
  const channels: [number[], number[], number[]] = [[], [], []]
  for (let row = Math.max(0, Math.ceil(y - radiusPx)); row < Math.min(heightPx, y + radiusPx); row++)
    for (
      let column = Math.max(0, Math.ceil(x - radiusPx));
      column < Math.min(widthPx, x + radiusPx);
      column++
    ) {
      const i = (row * widthPx + column) * 3
      for (const c of [0, 1, 2] as const) channels[c].push(linearFromByte[data[i + c]])
    }
  return [median(channels[0]), median(channels[1]), median(channels[2])]
}
