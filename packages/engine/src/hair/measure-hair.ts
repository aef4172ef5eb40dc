import { gaussianBlur } from '../pixels/blur.ts'
import { type OklabPlanes, oklabPlanes } from '../pixels/oklab-planes.ts'
import { quantile } from '../pixels/quantile.ts'
import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { mapHair } from './map-hair.ts'

/** A portrait's hair, ready to be dyed; planes are of the portrait's view. */
export interface MeasuredHair {
  portrait: ReadPortrait
  /** Share of hair in each px, 0..1. */
  hair: Float32Array
  /** 1 well inside the hair, 0 at its rim, where skin and background shine through. */
  inside: Float32Array
  /** Colours of the hair itself, without what shines through it. */
  own: OklabPlanes
  /** Lightness without strands: light and shade of the whole head of hair. */
  shade: Float32Array
  /** Lightness of the shade's 5th, 50th and 95th percentile. */
  range: readonly [number, number, number]
  /** Deviation of the strands from the shade. */
  strands: number
  /** Lightness of the head's light against good light, 0.68..1. */
  exposure: number
}

const everyPixel = 7
/** Strands are finer than this, cm. */
const strandCm = 0.3
/** Skin and background blur this far into the hair. */
const rimCm = 0.22
/** Luminance of the lightest things in a well exposed photo, and of a face's shine on dark skin. */
const goodHighlight = { photo: 0.75, face: 0.22 }

/** Measures light, shade and strands of the hair. Throws an EngineError: no_hair. */
export function measureHair(portrait: ReadPortrait): MeasuredHair {
  const hair = mapHair(portrait)
  const { widthPx, heightPx, pxPerCm } = portrait.view
  const own = oklabPlanes({ widthPx, heightPx, data: portrait.colours })
  const inside = gaussianBlur(hair, widthPx, heightPx, rimCm * pxPerCm)
  for (let i = 0; i < inside.length; i++) inside[i] = smoothstep(0.72, 0.97, inside[i]) * hair[i]
  const sigmaPx = strandCm * pxPerCm
  const shade = shadeOf({ lightness: own.lightness, hair, inside, widthPx, heightPx, sigmaPx })
  const shades: number[] = []
  let squares = 0
  for (let i = 0; i < hair.length; i += everyPixel) {
    if (inside[i] < 0.6) continue
    shades.push(shade[i])
    squares += (own.lightness[i] - shade[i]) ** 2
  }
  return {
    portrait,
    hair,
    inside,
    own,
    shade,
    range: [quantile(shades, 0.05), quantile(shades, 0.5), quantile(shades, 0.95)],
    strands: Math.sqrt(squares / Math.max(1, shades.length)),
    exposure: exposureOf(portrait),
  }
}

function exposureOf({ photoHighlight, faceHighlight }: ReadPortrait): number {
  return clamp(
    Math.cbrt(Math.min(photoHighlight / goodHighlight.photo, faceHighlight / goodHighlight.face)),
    0.68,
    1,
  )
}

interface Shading {
  lightness: Float32Array
  hair: Float32Array
  inside: Float32Array
  widthPx: number
  heightPx: number
  sigmaPx: number
}

/** Blurs within the hair only, so that skin and background do not lighten its rim; thin locks have nothing but a rim. */
function shadeOf({ lightness, hair, inside, widthPx, heightPx, sigmaPx }: Shading): Float32Array {
  const weight = new Float32Array(hair.length)
  const shade = new Float32Array(hair.length)
  for (let i = 0; i < hair.length; i++) {
    weight[i] = inside[i] + 0.04 * hair[i] ** 4 + 1e-5
    shade[i] = lightness[i] * weight[i]
  }
  gaussianBlur(shade, widthPx, heightPx, sigmaPx, shade)
  gaussianBlur(weight, widthPx, heightPx, sigmaPx, weight)
  for (let i = 0; i < hair.length; i++) shade[i] /= weight[i]
  return shade
}
