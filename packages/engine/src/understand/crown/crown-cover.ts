import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import { type CrownCut, underBorderCm } from './find-cut.ts'

/** What lies right under the border of a cut crown, to be carried on over it. */
export interface CrownCover {
  /** Bare scalp instead of hair: its outline is smooth. */
  isBald: boolean
  /** The column that each column of the cut takes its picture from: a gap in the hair is none. */
  sources: Int32Array
  /** How many px under the border look the same, in each column of the cut. */
  depths: Float32Array
}

export interface CoverQuestion {
  view: HeadView
  head: Float32Array
  hair: Float32Array
  cut: CrownCut
}

/** Skin up there is a bald scalp; lower down it is a forehead, and the hair over it nobody has seen. */
export const scalpFromCm = 8.6
/** Share of the cut's middle half that hair covers, or skin, for it to go on over it. */
const leastShare = 0.6
const browsToForeheadCm = 2
/** Neighbours reach about as deep: a ragged fringe must not show as steps. */
const evenCm = 0.8
/** Near the hairline hair is thin. */
const thickShare = 0.85

/** What covers the head at the cut; null when the crown over it would be invented. */
export function readCover({ view, head, hair, cut }: CoverQuestion): CrownCover | null {
  const { widthPx, pxPerCm, headwear, classes } = view
  const { left, right, eyesY, borderRows } = cut
  const under = Math.round(underBorderCm * pxPerCm)
  const isHair = (i: number) => head[i] > 0.5 && Math.max(hair[i], headwear?.share[i] ?? 0) > 0.5
  const isCovered = (x: number) => isHair((borderRows[x] + under) * widthPx + x)
  const quarter = (right - left) / 4
  let covered = 0
  let bare = 0
  let sumOfRows = 0
  let count = 0
  for (let x = Math.ceil(left + quarter); x <= right - quarter; x++, count++) {
    const i = (borderRows[x] + under) * widthPx + x
    if (isHair(i)) covered++
    else if (classes.faceSkin[i] + classes.bodySkin[i] > 0.5) bare++
    sumOfRows += borderRows[x]
  }
  const cutHeightCm = (eyesY - sumOfRows / count) / pxPerCm
  const isBald = covered < leastShare * count
  if (isBald && (bare < leastShare * count || cutHeightCm < scalpFromCm)) return null
  // Where the opening of a scarf is cut, nobody knows how its cloth goes on.
  if (isBald && headwear) return null
  const browsY = pointOf(view.mesh, landmark.betweenBrows)[1] - browsToForeheadCm * pxPerCm
  const reached = new Float32Array(widthPx)
  for (let x = left; x <= right; x++) {
    const goesOn = isCovered(x)
    let y = borderRows[x] + under
    while (y < browsY && head[y * widthPx + x] > 0.5 && isHair(y * widthPx + x) === goesOn) y++
    reached[x] = isBald || goesOn ? (y - borderRows[x]) * thickShare : 0
  }
  return {
    isBald,
    sources: nearestWith((x) => reached[x] > 0, left, right, widthPx),
    depths: evenedDepths(reached, left, right, Math.round(evenCm * pxPerCm)),
  }
}

function nearestWith(has: (x: number) => boolean, left: number, right: number, widthPx: number): Int32Array {
  const nearest = new Int32Array(widthPx).fill(-1)
  for (let x = left, last = -1; x <= right; x++) {
    if (has(x)) last = x
    nearest[x] = last
  }
  for (let x = right, last = -1; x >= left; x--) {
    if (has(x)) last = x
    if (last >= 0 && (nearest[x] < 0 || last - x < x - nearest[x])) nearest[x] = last
  }
  return nearest
}

/** The least depth of the neighbours, then their mean. */
function evenedDepths(depths: Float32Array, left: number, right: number, nearPx: number): Float32Array {
  const around = (source: Float32Array, join: (values: Float32Array) => number) =>
    source.map((_, x) => {
      if (x < left || x > right) return 0
      const near = source.subarray(Math.max(left, x - nearPx), Math.min(right, x + nearPx) + 1)
      return join(near.filter((depth) => depth > 0))
    })
  const least = around(depths, (near) => near.reduce((most, depth) => Math.min(most, depth), Infinity))
  const bounded = least.map((depth) => (Number.isFinite(depth) ? depth : 0))
  return around(bounded, (near) => near.reduce((sum, depth) => sum + depth, 0) / Math.max(1, near.length))
}
