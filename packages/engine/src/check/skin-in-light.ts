import { adaptColours } from '../compose/people/adapt-colours.ts'
import { labFromLinear, luminance, type Rgb } from '../pixels/colour-space.ts'
import { deltaE2000 } from '../pixels/delta-e.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { cheekColours } from '../understand/skin/cheek-colours.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { greyOf } from './measure-skin.ts'

export interface SkinQuestion {
  photo: Pick<UnderstoodPhoto, 'cheeks' | 'skin' | 'tone' | 'photoHighlight' | 'faceHighlight'>
  image: RgbImage
  face: { mesh: Float32Array; pxPerCm: number }
  /** Whether only lightness can be compared. */
  isGrey: boolean
}

export interface SkinInLight {
  /** Mean CIEDE2000 of both cheeks, portrait to picture, in the light that explains the picture best. */
  deltaE: number
  /** By how much the cheeks are lighter (CIELAB L) than the photo's own light explains; 0 when they are not. */
  lighterBy: number
}

/** A scene's light may be warmer or cooler, greener or rosier than the photo's by these gains of red and of green. */
const warmth = [0.88, 0.94, 1, 1.06, 1.12]
const tint = [0.96, 1, 1.04]
/** How much of what is wrong with the photo's exposure and white balance the picture has set right. */
const shares = [0, 0.5, 1]

/**
 * Compares the skin of a picture whose light nobody knows: colour casts of light are taken out, within what light does, and so
 * is what was wrong with the photo. What remains is a change of the skin. Light never explains a lighter person.
 */
export function skinInLight({ photo, image, face, isGrey }: SkinQuestion): SkinInLight {
  const own = photo.cheeks
  const drawn = cheekColours(image, face)
  const { gains, exposure } = correctionOf(photo)
  let deltaE = Infinity
  for (const balanced of shares)
    for (const exposed of shares) {
      const corrected = own.map((colour) => scaled(power(gains, balanced, colour), exposure ** exposed))
      for (const light of isGrey ? [neutral] : lights)
        deltaE = Math.min(deltaE, meanDeltaE(corrected, drawn, light, isGrey))
    }
  const lightest = own.map((colour) => lightnessOf(scaled(colour, Math.max(1, exposure))))
  const lightness = drawn.map(lightnessOf)
  const lighterBy = (lightness[0] - lightest[0] + lightness[1] - lightest[1]) / 2
  return { deltaE, lighterBy: Math.max(0, lighterBy) }
}

const neutral: Rgb = [1, 1, 1]
const lights: readonly Rgb[] = warmth.flatMap((red) => tint.map((green): Rgb => [red, green, 1 / red]))

/** What a good print of the photo would change: gains of its white balance at even luminance, and its exposure. */
function correctionOf(photo: SkinQuestion['photo']): { gains: Rgb; exposure: number } {
  const { skin } = photo
  const { skin: adapted } = adaptColours(photo, neutral)
  const exposure = luminance(adapted) / Math.max(1e-4, luminance(skin))
  const gain = (channel: 0 | 1 | 2) => adapted[channel] / Math.max(1e-4, skin[channel]) / exposure
  return { gains: [gain(0), gain(1), gain(2)], exposure }
}

/** The light's gains change colour only: the corrected skin keeps its luminance under them. */
function meanDeltaE(own: readonly Rgb[], drawn: readonly Rgb[], light: Rgb, isGrey: boolean): number {
  const differences = own.map((colour, cheek) => {
    if (isGrey) return deltaE2000(labFromLinear(greyOf(colour)), labFromLinear(greyOf(drawn[cheek])))
    const lit: Rgb = [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]]
    const even = scaled(lit, luminance(colour) / Math.max(1e-5, luminance(lit)))
    return deltaE2000(labFromLinear(even), labFromLinear(drawn[cheek]))
  })
  return (differences[0] + differences[1]) / 2
}

function power(gains: Rgb, share: number, [r, g, b]: Rgb): Rgb {
  return [r * gains[0] ** share, g * gains[1] ** share, b * gains[2] ** share]
}

function scaled([r, g, b]: Rgb, factor: number): Rgb {
  return [r * factor, g * factor, b * factor]
}

function lightnessOf(colour: Rgb): number {
  return labFromLinear(colour)[0]
}
