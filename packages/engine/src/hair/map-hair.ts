import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import { EngineError } from '../spec/errors.ts'
import { featureMask } from '../understand/crop/feature-mask.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { faceFeatures, landmark, pointOf } from '../vision/index.ts'

/** Less hair than this on a head is stubble, a fringe under a hat, or a mistake, cm². */
const leastAreaCm2 = 45
const growBrowsCm = 0.3
const growLipsCm = 0.9
const growEyesCm = 0.45
const softCm = 0.12

/**
 * Share of hair on the head in each px, 0..1, without brows, lashes and beard.
 * Throws an EngineError: no_hair.
 */
export function mapHair(portrait: ReadPortrait): Float32Array {
  const { view, parts, alpha, outline, beardCm } = portrait
  const { leftBrow, rightBrow, leftEye, rightEye, lips } = faceFeatures
  const mask = (outlines: readonly (readonly number[])[], growCm: number) =>
    featureMask({ view, outlines, growCm, softCm })
  // A lock of hair over a brow is hair.
  const brows = mask([leftBrow, rightBrow], growBrowsCm)
  const eyes = mask([leftEye, rightEye], growEyesCm)
  const mouth = mask([lips], growLipsCm)
  const hair = new Float32Array(alpha.length)
  const [, noseY] = pointOf(view.mesh, landmark.noseTip)
  for (let y = 0, i = 0; y < view.heightPx; y++) {
    const isBeard = beardCm > 0 ? smoothstep(noseY - 2.5 * view.pxPerCm, noseY - view.pxPerCm, y) : 0
    for (let x = 0; x < view.widthPx; x++, i++) {
      const lock = smoothstep(0.85, 0.97, view.classes.hair[i])
      const features = Math.max(Math.max(brows[i], eyes[i]) * (1 - lock), mouth[i])
      const kept = (1 - features) * (1 - isBeard * outline.outer[i])
      hair[i] = alpha[i] * smoothstep(0.2, 0.9, parts.hair[i]) * kept * notFace(portrait, i)
    }
  }
  if (areaOf(hair) / view.pxPerCm ** 2 < leastAreaCm2)
    throw new EngineError('no_hair', 'There is no hair to colour in the photo.')
  return hair
}

/** Deep inside the face only what is hair for certain counts: a fringe or a lock, not a shadow. */
function notFace({ outline, view }: ReadPortrait, i: number): number {
  return 1 - outline.inner[i] * (1 - clamp((view.classes.hair[i] - 0.5) * 3))
}

function areaOf(plane: Float32Array): number {
  let sum = 0
  for (let i = 0; i < plane.length; i++) sum += plane[i]
  return sum
}
