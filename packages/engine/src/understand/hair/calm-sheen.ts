import {
  linearAt,
  linearFromOklab,
  oklabFromLinear,
  quickSrgb,
  type Rgb,
  toLinear,
} from '../../pixels/colour-space.ts'
import { median, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

type SheenView = Pick<HeadView, 'widthPx' | 'mesh' | 'headwear'> & {
  classes: Pick<HeadView['classes'], 'hair' | 'faceSkin'>
}

/** Hair grows in no blue or green: this share of such colour is the sky's, or a screen's. */
const mirrored = 0.85
/** OKLab chroma of blue and green in the middle of hair from which it is dyed, and whole. */
const dyed = { from: 0.06, whole: 0.09 }
/** OKLab lightness under which what is blue below a nose is a beard and no skin, and below which all of it is. */
const beard = { none: 0.5, whole: 0.35 }

/**
 * Takes the sky's blue out of hair and dark beards, three bytes a px, in place: in an evening's light it would be dyed.
 * Answers how much was taken, 0..1: nothing of dyed hair. What is worn on the head keeps its colour.
 */
export function calmSheen({ widthPx, mesh, headwear, classes }: SheenView, rgb: Uint8Array): number {
  const { faceSkin } = classes
  const worn = headwear?.share
  const hair = worn ? classes.hair.map((share, i) => share * (1 - worn[i])) : classes.hair
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
    const display = calmed(colour, share * Math.min(1, hair[i] + ofBeard))
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = Math.round(display[c] * 255)
  }
  return share
}

/** The same for one colour, sRGB 0..1. */
export function calmHair([red, green, blue]: Rgb, share: number): Rgb {
  return calmed(oklabFromLinear([toLinear(red), toLinear(green), toLinear(blue)]), share)
}

function unnatural([, a, b]: Rgb): number {
  return Math.hypot(Math.min(0, a), Math.min(0, b))
}

/** From OKLab to sRGB 0..1, less a share of blue and green. */
function calmed([lightness, a, b]: Rgb, share: number): Rgb {
  const kept = 1 - share
  const [red, green, blue] = linearFromOklab([lightness, a < 0 ? a * kept : a, b < 0 ? b * kept : b])
  return [quickSrgb(Math.max(0, red)), quickSrgb(Math.max(0, green)), quickSrgb(Math.max(0, blue))]
}
