import { luminance, luminanceAt } from '../../pixels/colour-space.ts'
import { quantile } from '../../pixels/quantile.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { SkinSample } from '../skin/skin-sample.ts'

const everyPixel = 3
/** A face that is burnt out does not look like skin any more; one behind a mask is not as bright. */
const leastSkinShare = 0.15
const burntOut = 0.9

/** Luminance (linear light) of the face's own highlight: teeth, eye whites and shine, 1.5 % of its px. */
export function faceHighlightOf({ image, classes }: HeadView, inner: Float32Array): number {
  const face: number[] = []
  const skin: number[] = []
  for (let i = 0; i < inner.length; i += everyPixel) {
    if (inner[i] <= 0.9) continue
    const light = luminanceAt(image.data, i)
    face.push(light)
    if (classes.faceSkin[i] > 0.2) skin.push(light)
  }
  const light = quantile(skin, 0.985)
  if (skin.length > leastSkinShare * face.length) return light
  const faceLight = quantile(face, 0.985)
  return faceLight > burntOut ? faceLight : light
}

/** Luminance of both cheeks, linear light; of the face where a burnt-out photo shows no cheeks. */
export function cheekLightOf([left, right]: SkinSample['cheeks'], faceHighlight: number): number {
  return (luminance(left) + luminance(right)) / 2 || faceHighlight
}
