import { gaussianBlur } from '../pixels/blur.ts'
import { resizePlane } from '../pixels/resample.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { landmark, pointOf } from '../vision/index.ts'
import type { FaceOutline } from './face-outline.ts'
import type { HeadMasks } from './head-mask.ts'
import type { HeadParts } from './head-parts.ts'
import type { HeadView } from './head-view.ts'

export interface BackgroundHairInput {
  view: HeadView
  parts: HeadParts
  outline: FaceOutline
  alpha: Float32Array
  masks: HeadMasks
}

/** Nearer to the face hair is hair, whatever its colour. */
const nearCm = 11.5
/** Side of a cell of the background's mean colour, px. */
const cellPx = 4
/** Every second px of a cell is looked at, each way. */
const samplesShare = 1 / (cellPx / 2) ** 2
const backgroundSigmaCm = 1.3
/** Share of looked-at background around a px from which its mean colour begins to count, and counts fully. */
const enoughBackground = { from: 0.005, to: 0.06 }
/** Fewer px, or a smaller share of them, is no finding. */
const leastPixels = 200
const leastShare = 0.15

/** Drops far, unsure hair in the colour of the background beside it; answers the share dropped, percent. */
export function dropBackgroundHair(input: BackgroundHairInput): number {
  const { view, parts, outline, masks } = input
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const likeness = backgroundLikeness(input)
  const [centreX] = pointOf(mesh, landmark.noseTip)
  const [, centreY] = pointOf(mesh, landmark.betweenBrows)
  let dropped = 0
  let looked = 0
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (masks.head[i] < 0.01 || parts.hair[i] < 0.3 || outline.inner[i] > 0) continue
      const distanceCm = Math.hypot(x - centreX, (y - centreY) * 0.9) / pxPerCm
      if (distanceCm < nearCm) continue
      const unsure = 1 - smoothstep(0.8, 0.97, view.classes.hair[i])
      const far = smoothstep(nearCm, nearCm + 1.5, distanceCm)
      const share = likeness[i] * far * (0.35 + 0.65 * unsure)
      looked++
      if (share > 0.5) dropped++
      masks.head[i] *= 1 - share
      masks.looseHair[i] *= 1 - share
    }
  return looked > leastPixels && dropped > looked * leastShare ? (100 * dropped) / looked : 0
}

/** 1 where a px has the mean colour of the background around it (RGB distance under 0.07), 0 where it has not. */
function backgroundLikeness({ view, alpha }: BackgroundHairInput): Float32Array {
  const { widthPx, heightPx, pxPerCm, image, isInside } = view
  const columns = Math.ceil(widthPx / cellPx)
  const rows = Math.ceil(heightPx / cellPx)
  const sums = [0, 1, 2, 3].map(() => new Float32Array(columns * rows))
  for (let y = 0; y < heightPx; y += 2)
    for (let x = 0; x < widthPx; x += 2) {
      const i = y * widthPx + x
      if (alpha[i] >= 0.06 || !isInside[i]) continue
      const cell = Math.floor(y / cellPx) * columns + Math.floor(x / cellPx)
      for (let c = 0; c < 3; c++) sums[c][cell] += image.data[i * 3 + c] / 255
      sums[3][cell] += samplesShare
    }
  const sigmaPx = (backgroundSigmaCm * pxPerCm) / cellPx
  const [red, green, blue, share] = sums
    .map((plane) => gaussianBlur(plane, columns, rows, sigmaPx))
    .map((plane) => resizePlane(plane, columns, rows, widthPx, heightPx, 1 / cellPx))
  const likeness = new Float32Array(alpha.length)
  for (let i = 0; i < likeness.length; i++) {
    const weight = Math.max(1e-6, share[i] / samplesShare)
    const difference = Math.hypot(
      image.data[i * 3] / 255 - red[i] / weight,
      image.data[i * 3 + 1] / 255 - green[i] / weight,
      image.data[i * 3 + 2] / 255 - blue[i] / weight,
    )
    likeness[i] =
      (1 - smoothstep(0.07, 0.16, difference)) *
      smoothstep(enoughBackground.from, enoughBackground.to, share[i])
  }
  return likeness
}
