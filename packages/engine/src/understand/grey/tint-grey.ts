import { luminance, luminanceAt, quickSrgb, type Rgb } from '../../pixels/colour-space.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { faceFeatures } from '../../vision/index.ts'
import { featureMask } from '../crop/feature-mask.ts'
import type { HeadView } from '../crop/head-view.ts'
import { innerLips } from '../light/tame-shine.ts'

type TintView = Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm' | 'mesh'> & {
  classes: Pick<HeadView['classes'], 'hair' | 'faceSkin' | 'bodySkin'>
}

/** A colour of luminance 1, and the luminance of what has it. */
interface Tint {
  light: number
  colour: Rgb
}

/** Close to the medians of 72 faces in colour photos, by the luminance of their skin. */
const skinTints: readonly Tint[] = [
  { light: 0.05, colour: [1.62, 0.87, 0.55] },
  { light: 0.15, colour: [1.8, 0.81, 0.57] },
  { light: 0.3, colour: [1.7, 0.84, 0.56] },
  { light: 0.5, colour: [1.56, 0.88, 0.66] },
  { light: 0.75, colour: [1.27, 0.95, 0.8] },
]
/** Black to brown, blond, and grey to white, which keeps its grey: nobody's hair is dyed by a guess. */
const hairTints: readonly Tint[] = [
  { light: 0.01, colour: [1.08, 0.98, 0.94] },
  { light: 0.06, colour: [1.22, 0.96, 0.76] },
  { light: 0.25, colour: [1.16, 0.97, 0.8] },
  { light: 0.5, colour: [1.03, 1, 0.95] },
]
const lipTint: Rgb = [1.85, 0.77, 0.72]
const lips = { share: 0.65, growCm: 0, softCm: 0.12 }
const eyes = { growCm: 0.05, softCm: 0.1 }
/** Light inside the mouth against the skin's: between closed lips there are no teeth. */
const teeth = { from: 0.9, to: 1.2 }

/**
 * Gives a head from a photo without colours, or in one tint, the colours that skin and hair of its lightness mostly
 * have, three bytes a px, in place. Every px keeps its luminance; eyes, teeth, glasses and cloth are grey.
 */
export function tintGrey(view: TintView, rgb: Uint8Array, tone: Rgb): void {
  const { hair, faceSkin, bodySkin } = view.classes
  const eye = featureMask({ view, outlines: [faceFeatures.leftEye, faceFeatures.rightEye], ...eyes })
  const mouth = featureMask({ view, outlines: [innerLips], ...eyes })
  const lip = featureMask({ view, outlines: [faceFeatures.lips], ...lips })
  for (let i = 0; i < hair.length; i++) {
    const skin = clamp(faceSkin[i] + bodySkin[i])
    const light = luminanceAt(rgb, i)
    const ofSkin = tintAt(skinTints, Math.sqrt(light * luminance(tone)))
    const ofHair = tintAt(hairTints, light)
    const red = lips.share * lip[i]
    const isTooth = mouth[i] * smoothstep(teeth.from, teeth.to, light / luminance(tone))
    const coloured = 1 - Math.max(eye[i], isTooth)
    const colour = ofSkin.map((value, c) => {
      const ofFace = value + (lipTint[c] - value) * red
      return 1 + coloured * ((ofFace - 1) * skin + (ofHair[c] - 1) * Math.min(hair[i], 1 - skin))
    })
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = Math.round(quickSrgb(light * colour[c]) * 255)
  }
}

/** The same for hair of one colour, sRGB 0..1. */
export function tintedHair([red, green, blue]: Rgb): Rgb {
  const light = luminanceAt(Uint8Array.of(red * 255, green * 255, blue * 255), 0)
  const [r, g, b] = tintAt(hairTints, light)
  return [quickSrgb(light * r), quickSrgb(light * g), quickSrgb(light * b)]
}

function tintAt(tints: readonly Tint[], light: number): Rgb {
  const next = tints.findIndex((tint) => tint.light > light)
  if (next === 0) return tints[0].colour
  const last = tints.at(-1) as Tint
  if (next < 0) return last.colour
  const [from, to] = [tints[next - 1], tints[next]]
  const share = (light - from.light) / (to.light - from.light)
  return [0, 1, 2].map((c) => from.colour[c] + (to.colour[c] - from.colour[c]) * share) as unknown as Rgb
}
