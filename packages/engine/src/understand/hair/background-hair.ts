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
/**
 * Background that hair encloses lies further from the rest of it, and has nothing of the hair's own colour (RGB).
 * What the network takes for jewellery there is dropped only in a colour that metal has not.
 */
const enclosed = { sigmaCm: 5, unlikeHair: { from: 0.3, to: 0.45 }, leastHairPx: 400, colourful: 0.3 }
/** A streak is a light on the hair, not a gap in it: share of what is background around a px, by sigma, from which it counts. */
const patch = { sigmaCm: 0.4, from: 0.35, to: 0.65 }
/** RGB distances at which a colour is surely the background's, and no longer; strong colours keep their hue in shade. */
const alike = { plain: { from: 0.07, to: 0.16 }, colourful: { from: 0.2, to: 0.3 } }
/** Share of looked-at background around a px from which its mean colour begins to count, and counts fully. */
const enoughBackground = { from: 0.005, to: 0.06 }
/** Fewer px, or a smaller share of them, is no finding. */
const leastPixels = 200
const leastShare = 0.15

/** Drops far, unsure hair in the colour of the background beside it; answers the share dropped, percent. */
export function dropBackgroundHair(input: BackgroundHairInput): number {
  const { view, parts, outline, masks } = input
  const { widthPx, heightPx, pxPerCm, mesh } = view
  dropEnclosed(input)
  const { distance, nearness } = compareWithBackground(input, backgroundSigmaCm)
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
      const share = likeness(distance[i], alike.plain) * nearness[i] * far * unsure
      if (nearness[i] > 0.5) looked++
      if (share > 0.5) dropped++
      masks.head[i] *= 1 - share
      masks.looseHair[i] *= 1 - share
    }
  return looked > leastPixels && dropped > looked * leastShare ? (100 * dropped) / looked : 0
}

function dropEnclosed(input: BackgroundHairInput): void {
  const { view, parts, outline, masks } = input
  const own = colourOfHair(input)
  if (!own) return
  const { distance, nearness } = compareWithBackground(input, enclosed.sigmaCm)
  const { from, to } = enclosed.unlikeHair
  const [r, g, b] = view.colours
  const gaps = new Float32Array(distance.length)
  for (let i = 0; i < distance.length; i++) {
    if (distance[i] > alike.colourful.to || masks.head[i] < 0.01 || outline.inner[i] > 0) continue
    if (parts.faceSkin[i] + parts.bodySkin[i] > 0.3) continue
    const isColourful = Math.max(r[i], g[i], b[i]) - Math.min(r[i], g[i], b[i]) > enclosed.colourful
    if (parts.hair[i] < 0.3 && !isColourful) continue
    const unlike = smoothstep(from, to, Math.hypot(r[i] - own[0], g[i] - own[1], b[i] - own[2]))
    gaps[i] = likeness(distance[i], isColourful ? alike.colourful : alike.plain) * nearness[i] * unlike
  }
  const around = gaussianBlur(gaps, view.widthPx, view.heightPx, patch.sigmaCm * view.pxPerCm)
  for (let i = 0; i < gaps.length; i++) {
    if (gaps[i] === 0) continue
    const kept = 1 - gaps[i] * smoothstep(patch.from, patch.to, around[i])
    masks.head[i] *= kept
    masks.looseHair[i] *= kept
  }
}

function likeness(distance: number, { from, to }: { from: number; to: number }): number {
  return 1 - smoothstep(from, to, distance)
}

/** Mean colour of the hair that is surest; nothing where there is too little of it. */
function colourOfHair({ view, alpha }: BackgroundHairInput): [r: number, g: number, b: number] | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < alpha.length; i++) {
    if (view.classes.hair[i] < 0.9 || alpha[i] < 0.95) continue
    for (const channel of [0, 1, 2] as const) sums[channel] += view.colours[channel][i]
    count++
  }
  if (count < enclosed.leastHairPx) return undefined
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

interface Comparison {
  /** RGB distance of a px from the mean colour of the background around it. */
  distance: Float32Array
  /** 1 where enough background lies around a px to know its colour. */
  nearness: Float32Array
}

function compareWithBackground({ view, alpha }: BackgroundHairInput, sigmaCm: number): Comparison {
  const { widthPx, heightPx, pxPerCm, colours } = view
  const columns = Math.ceil(widthPx / cellPx)
  const rows = Math.ceil(heightPx / cellPx)
  const sigmaPx = (sigmaCm * pxPerCm) / cellPx
  const spread = (cells: Float32Array) =>
    resizePlane(gaussianBlur(cells, columns, rows, sigmaPx), columns, rows, widthPx, heightPx, 1 / cellPx)
  const mask = backgroundMask(view, alpha)
  const share = spread(sumCells(view, mask, mask, columns, rows))
  const squares = new Float32Array(alpha.length)
  for (const plane of colours)
    addSquares(plane, spread(sumCells(view, plane, mask, columns, rows)), share, squares)
  toNearness(share)
  return { distance: squares.map(Math.sqrt), nearness: share }
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

function toNearness(share: Float32Array): void {
  const { from, to } = enoughBackground
  for (let i = 0; i < share.length; i++) share[i] = smoothstep(from, to, share[i])
}
