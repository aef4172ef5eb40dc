import { blurLarge } from '../pixels/blur.ts'
import { lightnessPlane } from '../pixels/lightness-plane.ts'
import type { Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'

export interface SoftFinish {
  picture: Picture
  /** 1 on faces, with soft edges. */
  faceMask: Float32Array
  /** 1 on the skin of faces and bodies. */
  skinMask: Float32Array
  /** Share of the softening on faces against elsewhere. */
  onFaces: number
}

/** Sigmas are px of a picture this wide. */
const referenceWidthPx = 900
/** Fine detail eases: so much of it goes. */
const focus = { sigmaPx: 1.5, share: 0.34 }
/** A diffusion filter spreads light over what is darker beside it. */
const veil = { sigmaPx: 7, share: 0.12 }
/** Light over a level of display sRGB glows far; skin glows by less than the faces' share, or it would pale. */
const glow = { from: 0.6, sigmaPx: 30, share: 0.7, onFaces: 0.78 }
/** A matte print: blacks stay open, whites are warm, colours a little quieter. */
const print = {
  black: { r: 0.02, g: 0.018, b: 0.022 },
  white: { r: 1, g: 0.992, b: 0.975 },
  saturation: 0.96,
}

/** A diffusion filter before the lens and a matte print: lights glow, fine contrast eases. In place. */
export function soften({ picture, faceMask, skinMask, onFaces }: SoftFinish): void {
  const { widthPx, heightPx } = picture
  const unit = widthPx / referenceWidthPx
  const elsewhere = lessOn(faceMask, onFaces)
  const glowing = lessOn(skinMask, glow.onFaces * onFaces)
  const blurred = new Float32Array(faceMask.length)
  easeDetail(picture, elsewhere, focus.sigmaPx * unit, blurred)
  for (const plane of [picture.r, picture.g, picture.b]) {
    blurLarge(plane, widthPx, heightPx, veil.sigmaPx * unit, blurred)
    for (let i = 0; i < plane.length; i++)
      plane[i] += Math.max(0, blurred[i] - plane[i]) * veil.share * elsewhere[i]
    for (let i = 0; i < plane.length; i++) blurred[i] = Math.max(0, plane[i] - glow.from)
    blurLarge(blurred, widthPx, heightPx, glow.sigmaPx * unit, blurred)
    for (let i = 0; i < plane.length; i++) plane[i] += (1 - plane[i]) * blurred[i] * glow.share * glowing[i]
  }
  printMatte(picture)
}

/** 1, and on what a mask shows the given share. */
function lessOn(mask: Float32Array, share: number): Float32Array {
  const weights = new Float32Array(mask.length)
  for (let i = 0; i < mask.length; i++) weights[i] = 1 - (1 - share) * mask[i]
  return weights
}

/** Only lightness has fine detail that the eye sees. */
function easeDetail(
  { r, g, b, widthPx, heightPx }: Picture,
  weights: Float32Array,
  sigmaPx: number,
  blurred: Float32Array,
): void {
  const light = lightnessPlane({ r, g, b })
  blurLarge(light, widthPx, heightPx, sigmaPx, blurred)
  for (let i = 0; i < light.length; i++) {
    const eased = (blurred[i] - light[i]) * focus.share * weights[i]
    r[i] += eased
    g[i] += eased
    b[i] += eased
  }
}

function printMatte({ r, g, b }: Picture): void {
  const { black, white, saturation } = print
  for (let i = 0; i < r.length; i++) {
    const grey = 0.3 * r[i] + 0.59 * g[i] + 0.11 * b[i]
    r[i] = clamp(black.r + (grey + (r[i] - grey) * saturation) * (white.r - black.r))
    g[i] = clamp(black.g + (grey + (g[i] - grey) * saturation) * (white.g - black.g))
    b[i] = clamp(black.b + (grey + (b[i] - grey) * saturation) * (white.b - black.b))
  }
}
