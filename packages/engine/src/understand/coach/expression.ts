import type { RgbImage } from '../../pixels/rgb-image.ts'
import { judgeSmile, lookAtEyes } from '../../vision/index.ts'
import { headAnglesOf } from '../face-scale.ts'
import { mouthOpenCm } from './mouth.ts'

/** What a face does for the moment. */
export interface Expression {
  /** About 0 for open eyes, about 1 for shut or downcast ones; 0 where it cannot be told. */
  eyesShut: number
  /** Angle between the gaze and the camera to the side; 0 where it cannot be told. */
  gazeAsideDeg: number
  /** How far the lips of a face that does not smile are apart. */
  mouthOpenCm: number
}

/** Where nothing can be told. */
export const calm: Expression = { eyesShut: 0, gazeAsideDeg: 0, mouthOpenCm: 0 }

/** In fewer px an eye shows neither lids nor gaze, nor lips whether they are open. */
const leastEyePx = 20
/** In heads turned further one eye is half hidden; of gaze the hint of a turned head tells enough. */
const mostYawDeg = { eyes: 38, gaze: 28 }
/** An iris this far from its eye's middle, in widths of the eye, is one turned by 90°, were the eye a ball. */
const asideAtRightAngle = 0.4
/** Eyes that look into different directions are misread: a lock lies over one, or a lens mirrors. */
const mostDisagreement = 0.15
/** A mouth open less is not looked at again for a smile. */
const leastOpenCm = 0.5
const leastSmile = 0.5

export async function readExpression(image: RgbImage, mesh: Float32Array): Promise<Expression> {
  const yawDeg = headAnglesOf(mesh).yawDeg
  if (Math.abs(yawDeg) > mostYawDeg.eyes) return calm
  const { shut, aside, widthPx } = await lookAtEyes(image, mesh)
  if (widthPx < leastEyePx) return calm
  const isGazeSeen = Math.abs(yawDeg) <= mostYawDeg.gaze && Math.abs(aside[0] - aside[1]) < mostDisagreement
  return {
    eyesShut: Math.max(0, shut),
    gazeAsideDeg: isGazeSeen ? gazeDeg(yawDeg, (aside[0] + aside[1]) / 2) : 0,
    mouthOpenCm: await openUnsmilingCm(image, mesh),
  }
}

/** The head's turn and that of the eyes in it: whoever turns the head and looks at the camera gets about 0. */
function gazeDeg(yawDeg: number, aside: number): number {
  const share = Math.max(-1, Math.min(1, aside / asideAtRightAngle))
  return Math.abs(yawDeg + (Math.asin(share) * 180) / Math.PI)
}

async function openUnsmilingCm(image: RgbImage, mesh: Float32Array): Promise<number> {
  const openCm = mouthOpenCm(image, mesh)
  if (openCm < leastOpenCm) return openCm
  return (await judgeSmile(image, mesh)) < leastSmile ? openCm : 0
}
