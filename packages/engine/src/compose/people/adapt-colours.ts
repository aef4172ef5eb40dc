import {
  linearFromByte,
  linearFromOklab,
  luminance,
  oklabFromLinear,
  quickSrgb,
  type Rgb,
} from '../../pixels/colour-space.ts'
import { clamp } from '../../pixels/smoothstep.ts'

/** What is known about the light of a portrait; linear light. */
export interface PortraitLight {
  skin: Rgb
  /** Colour of the whole face. */
  tone: Rgb
  photoHighlight: number
  faceHighlight: number
}

type Highlights = Pick<PortraitLight, 'photoHighlight' | 'faceHighlight'>

export interface ColourAdaptation {
  /** For red, green and blue: display sRGB 0..1 of each byte of the portrait. */
  tables: readonly [Float32Array, Float32Array, Float32Array]
  /** The skin after adaptation, linear light. */
  skin: Rgb
  /** The whole face's colour after adaptation, linear light. */
  tone: Rgb
  /** The gains that correct the photo, not the person: its cast taken out, the scene's put in, missing light added. */
  whiteBalance: Rgb
}

/** Highlights of a well exposed portrait and of its face (teeth, eye white, shine), linear light. */
const wellExposed = { photo: 0.72, face: 0.34 }
const maxGain = 1.9
/** Only where the brightest parts of the photo and of the face are both under these does a photo lack light. */
const dim = { photo: 0.38, face: 0.31 }
const maxLift = 4.5
/** Lifted light above this is pressed together under white. */
const lifted = { from: 0.8, to: 1 }
/** Skin's place in OKLab under neutral light: hue in degrees and chroma. */
const skinHueDeg = { min: 44, max: 66 }
/** Skin that is yellower or greener stands in such light: its own hue lies as far inside as this share of what is beyond, at most so far, and from so far beyond all of the light's colour is taken out. */
const yellowLight = { share: 0.6, mostDeg: 9, wholeFromDeg: 8 }
const skinChroma = { min: 0.035, max: 0.095 }
const huePull = 0.75
const shoulderLight = 0.42

/**
 * Brings a portrait into a scene's light. Exposure follows highlights, never the skin, so that nobody is
 * lightened towards a norm; the skin's hue leaves a colour cast behind while its luminance stays.
 */
export function adaptColours(light: PortraitLight, sceneWhiteBalance: Rgb): ColourAdaptation {
  const lift = underexposureLift(light)
  const gain = exposureGain({
    photoHighlight: light.photoHighlight * lift,
    faceHighlight: light.faceHighlight * lift,
  })
  const cast = removeCast(light.skin)
  const sceneCast = scale(sceneWhiteBalance, 1 / luminance(sceneWhiteBalance))
  const whiteBalance: Rgb = [cast[0] * sceneCast[0], cast[1] * sceneCast[1], cast[2] * sceneCast[2]]
  const adapt = (channel: 0 | 1 | 2, value: number) => {
    const lit = liftAt(lift, value)
    return lit * whiteBalance[channel] * exposureAt(gain, lit)
  }
  const table = (channel: 0 | 1 | 2) => linearFromByte.map((value) => quickSrgb(adapt(channel, value)))
  return {
    tables: [table(0), table(1), table(2)],
    skin: [adapt(0, light.skin[0]), adapt(1, light.skin[1]), adapt(2, light.skin[2])],
    tone: [adapt(0, light.tone[0]), adapt(1, light.tone[1]), adapt(2, light.tone[2])],
    whiteBalance: scale(whiteBalance, lift),
  }
}

/** A display colour of the portrait, sRGB 0..1, in the scene's light. */
export function adaptColour({ tables }: ColourAdaptation, [r, g, b]: Rgb): Rgb {
  return [tables[0][Math.round(r * 255)], tables[1][Math.round(g * 255)], tables[2][Math.round(b * 255)]]
}

/** 1 for a well exposed portrait, up to 1.9 for one whose brightest parts are dark. */
export function exposureGain({ photoHighlight, faceHighlight }: Highlights): number {
  const byPhoto = clamp((wellExposed.photo / Math.max(0.2, photoHighlight)) ** 0.6, 1, 1.35)
  const byFace = clamp((wellExposed.face / Math.max(0.02, faceHighlight)) ** 0.7, 1, maxGain)
  const headroom = Math.max(1, 0.95 / Math.max(0.05, faceHighlight))
  return Math.min(Math.max(byPhoto, byFace), headroom)
}

/**
 * How many times more light an underexposed photo needs; 1 for any other. The whites of eyes and teeth tell,
 * and the brightest things around, so that dark skin in good light stays as dark as it is.
 */
export function underexposureLift({ photoHighlight, faceHighlight }: Highlights): number {
  const byPhoto = dim.photo / Math.max(0.02, photoHighlight)
  const byFace = dim.face / Math.max(0.02, faceHighlight)
  return clamp(Math.min(byPhoto, byFace), 1, maxLift)
}

function liftAt(lift: number, value: number): number {
  const lit = value * lift
  if (lift === 1 || lit <= lifted.from) return lit
  const room = lifted.to - lifted.from
  return lifted.to - room * Math.exp((lifted.from - lit) / room)
}

/** The gain fades towards the highlights, so that they keep their drawing. */
function exposureAt(gain: number, value: number): number {
  return gain / (1 + (gain - 1) * Math.min(1.2, value / shoulderLight))
}

/** Gains that pull the skin's hue and chroma towards daylight and keep its luminance. */
function removeCast(skin: Rgb): Rgb {
  const [lightness, a, b] = oklabFromLinear(skin)
  const seenDeg = (Math.atan2(b, a) * 180) / Math.PI
  const beyondDeg = Math.max(0, seenDeg - skinHueDeg.max)
  const insideDeg = Math.min(yellowLight.mostDeg, beyondDeg * yellowLight.share)
  const hue = ((clamp(seenDeg, skinHueDeg.min, skinHueDeg.max) - insideDeg) * Math.PI) / 180
  const chroma = clamp(Math.hypot(a, b), skinChroma.min, skinChroma.max)
  const wanted = linearFromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  const strength = huePull + (1 - huePull) * Math.min(1, beyondDeg / yellowLight.wholeFromDeg)
  const pull = (channel: 0 | 1 | 2) =>
    (Math.max(1e-4, wanted[channel]) / Math.max(1e-4, skin[channel])) ** strength
  const gains: Rgb = [pull(0), pull(1), pull(2)]
  const after = luminance([skin[0] * gains[0], skin[1] * gains[1], skin[2] * gains[2]])
  return scale(gains, luminance(skin) / Math.max(1e-5, after))
}

function scale([r, g, b]: Rgb, factor: number): Rgb {
  return [r * factor, g * factor, b * factor]
}
