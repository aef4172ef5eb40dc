import { blurLarge } from '../pixels/blur.ts'
import type { OklabPlanes } from '../pixels/oklab-planes.ts'
import { quantile } from '../pixels/quantile.ts'
import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import { meanSkin } from './mean-skin.ts'

export interface Tone {
  planes: OklabPlanes
  skin: Float32Array
  faceSkin: Float32Array
  pxPerCm: number
  photoHighlight: number
  faceHighlight: number
}

const everyPixel = 31
/** Share of the way that the darkest and the lightest px are moved to black and white. */
const blackShare = 0.2
const whiteShare = 0.5
/** Deepest shadows are opened by this much, OKLab. */
const fill = 0.018
const mostStretch = 1.16
const clarity = 0.1
const vibrance = 0.1
/** Highlights of photo and face (linear light) under which a photo is under-exposed rather than the skin dark. */
const underExposed = { photo: 0.5, face: 0.16 }
/** By how much an under-exposed face may be lifted, OKLab lightness. */
const mostLift = 0.1

/** Sets black, white, contrast and clarity; the skin's mean lightness stays unless the photo is under-exposed. In place. */
export function setTone(tone: Tone): void {
  const { planes, faceSkin, skin, pxPerCm } = tone
  const { lightness, a, b, widthPx, heightPx } = planes
  const [before] = meanSkin(planes, faceSkin)
  const sampled: number[] = []
  for (let i = 0; i < lightness.length; i += everyPixel) sampled.push(lightness[i])
  const black = clamp(quantile(sampled, 0.004), 0, 0.14) * blackShare
  const white = 1 - (1 - clamp(quantile(sampled, 0.996), 0.84, 1)) * whiteShare
  // The skin is the fixed point: shadows and lights stretch away from it.
  const below = before / Math.max(0.1, before - black)
  const above = (1 - before) / Math.max(0.1, white - before)
  for (let i = 0; i < lightness.length; i++) {
    const from = lightness[i] - before
    const level = clamp(before + from * (from < 0 ? below : Math.min(above, mostStretch)))
    lightness[i] = level + fill * Math.exp(-(((level - 0.22) / 0.13) ** 2))
  }
  const around = blurLarge(lightness, widthPx, heightPx, 1.1 * pxPerCm)
  for (let i = 0; i < lightness.length; i++) {
    const detail = lightness[i] - around[i]
    lightness[i] += clarity * detail * Math.exp(-((detail / 0.18) ** 2)) * (1 - 0.8 * skin[i])
    const chroma = Math.hypot(a[i], b[i])
    const richer = 1 + vibrance * (1 - skin[i]) * (1 - smoothstep(0.04, 0.16, chroma))
    a[i] *= richer
    b[i] *= richer
  }
  holdSkin({ planes, faceSkin, target: before + liftOf(tone) })
}

function liftOf({ photoHighlight, faceHighlight }: Tone): number {
  const dark = (1 - photoHighlight / underExposed.photo) * 0.35
  const inShade = (1 - faceHighlight / underExposed.face) * 0.2
  return clamp(Math.max(photoHighlight < underExposed.photo ? dark : 0, inShade), 0, mostLift)
}

export interface SkinHold {
  planes: OklabPlanes
  faceSkin: Float32Array
  /** Mean lightness that the face's skin gets, OKLab. */
  target: number
}

/** Bends the whole picture's tones until the face's skin has a given mean lightness. In place. */
export function holdSkin({ planes, faceSkin, target }: SkinHold): void {
  const { lightness } = planes
  for (let pass = 0; pass < 2; pass++) {
    const [mean] = meanSkin(planes, faceSkin)
    if (mean <= 0.02 || mean >= 0.98) return
    const power = clamp(Math.log(target) / Math.log(mean), 0.6, 1.5)
    for (let i = 0; i < lightness.length; i++) lightness[i] = clamp(lightness[i]) ** power
  }
}
