import { gaussianBlur } from '../pixels/blur.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { featureMask } from '../understand/crop/feature-mask.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { faceFeatures } from '../vision/index.ts'

export interface SkinMap {
  /** Skin without eyes, brows, lips, hair and beard, 0..1. */
  skin: Float32Array
  /** Eyes, brows and lips, 0..1. */
  features: Float32Array
}

const growCm = { eyes: 0.42, brows: 0.3, lips: 0.22 }
const softCm = 0.15

export function mapSkin({ view, parts, alpha }: ReadPortrait): SkinMap {
  const { leftEye, rightEye, leftBrow, rightBrow, lips } = faceFeatures
  const mask = (outlines: readonly (readonly number[])[], grownCm: number) =>
    featureMask({ view, outlines, growCm: grownCm, softCm })
  const eyes = mask([leftEye, rightEye], growCm.eyes)
  const brows = mask([leftBrow, rightBrow], growCm.brows)
  const mouth = mask([lips], growCm.lips)
  const features = new Float32Array(alpha.length)
  const skin = new Float32Array(alpha.length)
  for (let i = 0; i < alpha.length; i++) {
    features[i] = Math.max(eyes[i], brows[i], mouth[i])
    const share = parts.faceSkin[i] + parts.bodySkin[i] - parts.hair[i] - parts.accessories[i]
    skin[i] = alpha[i] * clamp((share - 0.4) * 2.5) * (1 - features[i])
  }
  const softPx = 0.1 * view.pxPerCm
  return { skin: gaussianBlur(skin, view.widthPx, view.heightPx, softPx, skin), features }
}
