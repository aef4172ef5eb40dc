import { linearAt, linearFromOklab, oklabFromLinear, quickSrgb, type Rgb } from '../../pixels/colour-space.ts'
import { median, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

type SheenView = Pick<HeadView, 'widthPx' | 'heightPx' | 'mesh'> & {
  classes: Pick<HeadView['classes'], 'hair' | 'faceSkin'>
}

/** Hair grows in no blue or green: this share of such colour is the sky's, or a screen's. */
const mirrored = 0.85
/** OKLab chroma of blue and green in the middle of hair from which it is dyed, and whole. */
const dyed = { from: 0.06, whole: 0.09 }
/** OKLab lightness under which what is blue below a nose is a beard and no skin, and below which all of it is. */
const beard = { none: 0.5, whole: 0.35 }

/**
 * Takes the sky's blue out of dark hair and beards, three bytes a px, in place: in an evening's light it would be dyed.
 * Answers how much was taken, 0..1: nothing of dyed hair.
 */
export function calmSheen({ widthPx, mesh, classes }: SheenView, rgb: Uint8Array): number {
  const { hair, faceSkin } = classes
  const chromas: number[] = []
  for (let i = 0; i < hair.length; i += 7)
    if (hair[i] > 0.8) chromas.push(unnatural(oklabFromLinear(linearAt(rgb, i))))
  if (!chromas.length) return 0
  const share = mirrored * (1 - smoothstep(dyed.from, dyed.whole, median(Float32Array.from(chromas))))
  if (share === 0) return 0
  const noseY = pointOf(mesh, landmark.noseTip)[1]
  for (let i = 0; i < hair.length; i++) {
    const isLow = i > noseY * widthPx
    if (hair[i] < 0.02 && !(isLow && faceSkin[i] > 0.02)) continue
    const colour = oklabFromLinear(linearAt(rgb, i))
    if (unnatural(colour) === 0) continue
    const ofBeard = isLow ? faceSkin[i] * (1 - smoothstep(beard.whole, beard.none, colour[0])) : 0
    const [red, green, blue] = linearFromOklab(calmed(colour, share * Math.min(1, hair[i] + ofBeard)))
    rgb[i * 3] = Math.round(quickSrgb(Math.max(0, red)) * 255)
    rgb[i * 3 + 1] = Math.round(quickSrgb(Math.max(0, green)) * 255)
    rgb[i * 3 + 2] = Math.round(quickSrgb(Math.max(0, blue)) * 255)
  }
  return share
}

/** The same for one colour, sRGB 0..1. */
export function calmHair([red, green, blue]: Rgb, share: number): Rgb {
  const bytes = Uint8Array.of(red * 255, green * 255, blue * 255)
  const [r, g, b] = linearFromOklab(calmed(oklabFromLinear(linearAt(bytes, 0)), share))
  return [quickSrgb(Math.max(0, r)), quickSrgb(Math.max(0, g)), quickSrgb(Math.max(0, b))]
}

function unnatural([, a, b]: Rgb): number {
  return Math.hypot(Math.min(0, a), Math.min(0, b))
}

function calmed([lightness, a, b]: Rgb, share: number): Rgb {
  return [lightness, a < 0 ? a * (1 - share) : a, b < 0 ? b * (1 - share) : b]
}
