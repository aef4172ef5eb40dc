import { linearFromOklab, luminance, oklabFromLinear, type Rgb } from '../../pixels/colour-space.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'

/** A neck is turned out of the light that falls on a face, by this share of luminance. */
const neckToFace = 0.96
/** More than this of any channel the film does not show on skin. */
const brightest = 0.88
/** A whole face's light counts its shadows, its lit places do not: a body's lies between them, at this power of their ratio. */
const litPower = 0.5
/**
 * In a neck's shade the film shows more colour than in a face's light: this share of OKLab chroma evens it out. Of pale
 * skin a large even chest looks more colourful still: from a lightness on the share falls to less.
 */
const chroma = { share: 0.94, ofPale: 0.88, from: 0.52, full: 0.7 }
/** Film takes colour out of a face near white and not out of its neck: OKLab lightness from which chroma falls, and by how much. */
const nearWhite = { from: 0.8, full: 0.93, lost: 0.2 }
/** A face lit or exposed into neon does not colour a whole body: of OKLab chroma over this a share is kept. */
const vivid = { from: 0.088, kept: 0.4 }
/** Skin's hues under the light of a scene, degrees of OKLab: those that 72 people have are 40 to 74. A face in coloured light is of another. */
const skinHueDeg = { min: 40, max: 80 }
/** A face is rosier than its neck, chest and hands: degrees of OKLab hue, up to the hue from which skin is yellow. */
const lessRosy = { byDeg: 4, upToDeg: 64 }

/**
 * The colour that neck, chest and hands shall show, linear light: that of a face's tone, skin's whatever light the face is
 * in, and as light as the face is between its tone and its lit skin (cheeks, chin and forehead).
 */
export function bodyColour({ tone, skin }: { tone: Rgb; skin: Rgb }): Rgb {
  const [lightness, a, b] = oklabFromLinear(tone)
  const faded = 1 - nearWhite.lost * smoothstep(nearWhite.from, nearWhite.full, lightness)
  const paleness = smoothstep(chroma.from, chroma.full, lightness)
  const seen = (chroma.share + (chroma.ofPale - chroma.share) * paleness) * faded * Math.hypot(a, b)
  const colourful = Math.min(seen, vivid.from + (seen - vivid.from) * vivid.kept)
  const hueDeg = clamp((Math.atan2(b, a) * 180) / Math.PI, skinHueDeg.min, skinHueDeg.max)
  const turnedDeg = Math.max(hueDeg, Math.min(lessRosy.upToDeg, hueDeg + lessRosy.byDeg))
  const hue = (turnedDeg * Math.PI) / 180
  const colour = linearFromOklab([lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)])
  const lit = Math.max(1, luminance(skin) / Math.max(1e-5, luminance(tone))) ** litPower
  const wanted = (neckToFace * lit * luminance(tone)) / Math.max(1e-5, luminance(colour))
  const gain = Math.min(wanted, brightest / Math.max(1e-5, ...colour))
  return [colour[0] * gain, colour[1] * gain, colour[2] * gain]
}
