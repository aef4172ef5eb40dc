import type { RgbImage } from '../pixels/rgb-image.ts'
import { clamp } from '../pixels/smoothstep.ts'
import { type FittedFrame, fitFrame } from '../understand/crop/fit-frame.ts'
import { rollRadOf } from '../understand/face-scale.ts'
import type { PortraitFrame } from '../understand/read-portrait.ts'

/** Head and shoulders. */
const wishedCm = { widthCm: 44, upCm: 22 }
const widthRangePx = { least: 900, most: 1200 }
/** A head that leans keeps some of it: levelling may cost this much of the frame, no more. */
const leastShare = 0.82
const levelShares = [1, 0.6, 0.3]
/** Hair ends at most this far above the eyes in nearly every portrait: levelling may not cost the crown, cm. */
const crownCm = 14

/** A 3:4 frame of head and shoulders, levelled as far as the photo has room, 1200 to 1600 px high. */
export function framePortrait(photo: RgbImage, mesh: Float32Array): PortraitFrame {
  const fit = (angleRad: number) => fitFrame({ photo, mesh, ...wishedCm, angleRad })
  const upright = fit(0)
  const levelled = levelShares.map((share) => fit(share * rollRadOf(mesh)))
  const wholeCrownCm = Math.min(crownCm, upOf(upright))
  const fitted =
    levelled.find(
      (frame) => frame.photoWidthPx >= leastShare * upright.photoWidthPx && upOf(frame) >= wholeCrownCm - 0.1,
    ) ?? upright
  return fitted.at(Math.round(clamp(fitted.photoWidthPx, widthRangePx.least, widthRangePx.most) / 3) * 3)
}

function upOf(frame: FittedFrame): number {
  return frame.at(widthRangePx.least).reach.upCm
}
