import { gaussianBlur } from '../../pixels/blur.ts'
import { resizePlane } from '../../pixels/resample.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { FaceOutline } from '../cut/face-outline.ts'
import type { HeadMasks } from '../cut/head-mask.ts'
import type { HeadParts } from '../cut/head-parts.ts'

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
  const { likeness, nearness } = compareWithBackground(input)
  const [centreX] = pointOf(mesh, landmark.noseTip)
  const [, centreY] = pointOf(mesh, landmark.betweenBrows)
  let dropped = 0
  let looked = 0
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (masks.head[i] < 0.01 || parts.hair[i] < 0.3 || outline.inner[i] > 0) continue
      const dx = x - centreX
      const dy = (y - centreY) * 0.9
      const distanceCm = Math.sqrt(dx * dx + dy * dy) / pxPerCm
      if (distanceCm < nearCm) continue
      const unsure = 1 - smoothstep(0.8, 0.97, view.classes.hair[i])
      const far = smoothstep(nearCm, nearCm + 1.5, distanceCm)
      const share = likeness[i] * nearness[i] * far * unsure
      if (nearness[i] > 0.5) looked++
      if (share > 0.5) dropped++
      masks.head[i] *= 1 - share
      masks.looseHair[i] *= 1 - share
    }
  return looked > leastPixels && dropped > looked * leastShare ? (100 * dropped) / looked : 0
}

interface Comparison {
  /** 1 where a px has the mean colour of the background around it (RGB distance under 0.07), 0 over 0.16. */
  likeness: Float32Array
  /** 1 where enough background lies around a px to know its colour. */
  nearness: Float32Array
}

function compareWithBackground({ view, alpha }: BackgroundHairInput): Comparison {
  const { widthPx, heightPx, pxPerCm, colours } = view
  const columns = Math.ceil(widthPx / cellPx)
  const rows = Math.ceil(heightPx / cellPx)
  const sigmaPx = (backgroundSigmaCm * pxPerCm) / cellPx
  const spread = (cells: Float32Array) =>
    resizePlane(gaussianBlur(cells, columns, rows, sigmaPx), columns, rows, widthPx, heightPx, 1 / cellPx)
  const mask = backgroundMask(view, alpha)
  const share = spread(sumCells(view, mask, mask, columns, rows))
  const squares = new Float32Array(alpha.length)
  for (const plane of colours)
    addSquares(plane, spread(sumCells(view, plane, mask, columns, rows)), share, squares)
  toLikeness(squares)
  toNearness(share)
  return { likeness: squares, nearness: share }
}

function backgroundMask({ isInside }: HeadView, alpha: Float32Array): Float32Array {
  const mask = new Float32Array(alpha.length)
  for (let i = 0; i < alpha.length; i++) mask[i] = alpha[i] < 0.06 && isInside[i] ? 1 : 0
  return mask
}

/** Mean over each cell of a plane's value where the mask is 1, of all its px. */
function sumCells(
  { widthPx, heightPx }: HeadView,
  plane: Float32Array,
  mask: Float32Array,
  columns: number,
  rows: number,
): Float32Array {
  const sums = new Float32Array(columns * rows)
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / cellPx) * columns
    for (let x = 0, i = y * widthPx; x < widthPx; x++, i++)
      sums[row + ((x / cellPx) | 0)] += (plane[i] * mask[i]) / cellPx ** 2
  }
  return sums
}

function addSquares(
  plane: Float32Array,
  weighted: Float32Array,
  share: Float32Array,
  squares: Float32Array,
): void {
  for (let i = 0; i < plane.length; i++) {
    const difference = plane[i] - weighted[i] / (share[i] + 1e-6)
    squares[i] += difference * difference
  }
}

function toLikeness(squares: Float32Array): void {
  for (let i = 0; i < squares.length; i++) squares[i] = 1 - smoothstep(0.07, 0.16, Math.sqrt(squares[i]))
}

function toNearness(share: Float32Array): void {
  const { from, to } = enoughBackground
  for (let i = 0; i < share.length; i++) share[i] = smoothstep(from, to, share[i])
}
