import { nearestPlaces } from '../../pixels/nearest-place.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { chanceLine } from '../chance.ts'
import type { HeadView } from '../crop/head-view.ts'
import { underBorderCm } from '../crown/find-cut.ts'
import { flood } from '../flood.ts'

/** Gaps between locks that a cut runs on over, and the shortest cut that shows; cm. */
const gapCm = 1.5
const leastCutCm = 2.5
/** How far inside the border hair ends: always, from lock to lock and from curl to curl, and how softly; cm. */
const endsCm = { least: 0.2, lock: 0.6, curl: 0.3, soft: 0.6 }
const lockCm = { wide: 1.9, fine: 0.45 }
/** The corners of a cut are rounded with a radius that grows with its length, cm. */
const radius = { share: 0.3, leastCm: 1.8, mostCm: 4.5 }
/** Beside the jaw lengths begin to hang: from the one height to the other against the chin corners are rounded less, and what is too narrow for that is not; cm. */
const hanging = { fromCm: -5, toCm: -1, narrowCm: [3, 4.2], bunchCm: [0, 0.8, 1.6] } as const
/** Below this against the chin what looks down on the border is left to the lengths' own ends, cm. */
const lengthsFromCm = -3
/** Of a way to the border's nearest px: from here on it is the lower border. */
const downwardsShare = 0.7

/** Hair that the photo's upper border or sides cut straight ends unevenly and with round corners, as a head of hair does. In place. */
export function roundCuts(view: HeadView, head: Float32Array, hair: Float32Array): void {
  const { widthPx, heightPx, pxPerCm, isInside } = view
  const size = { widthPx, heightPx }
  const isLast = (i: number) => i < widthPx || i % widthPx === 0 || i % widthPx === widthPx - 1
  const border = nearestPlaces({ ...size, isIn: (i) => !isInside[i] || isLast(i) })
  const chinY = pointOf(view.mesh, landmark.chin)[1]
  const isOfLengths = (i: number) =>
    border.down[i] > downwardsShare * border.far[i] &&
    Math.floor(i / widthPx) + border.down[i] > chinY + lengthsFromCm * pxPerCm
  const isCut = (i: number) =>
    Math.abs(border.far[i] - underBorderCm * pxPerCm) < 0.75 && head[i] * hair[i] > 0.4 && !isOfLengths(i)
  const cuts = cutsOf(view, isCut).filter(({ lengthPx }) => lengthPx >= leastCutCm * pxPerCm)
  if (cuts.length === 0) return
  const cutPx = new Set(cuts.flatMap(({ places }) => places))
  const nearCut = nearestPlaces({ ...size, isIn: (i) => cutPx.has(i) }).far
  const longest = Math.max(...cuts.map(({ lengthPx }) => lengthPx))
  const radiusPx = clamp(radius.share * longest, radius.leastCm * pxPerCm, radius.mostCm * pxPerCm)
  const endOf = (i: number) => {
    const along = ((i % widthPx) * 0.8 + Math.floor(i / widthPx) * 0.6) / pxPerCm
    const uneven =
      endsCm.lock * chanceLine(along / lockCm.wide) + endsCm.curl * chanceLine(along / lockCm.fine)
    return (endsCm.least + uneven) * pxPerCm
  }
  const isShown = (i: number) => head[i] > 0.5 && (isOfLengths(i) || border.far[i] > endOf(i))
  // A hole in curls is no corner of them.
  const around = flood({ ...size, from: edgePx(size), isOpen: (i) => !isShown(i) })
  const outside = nearestPlaces({ ...size, isIn: (i) => around[i] > 0 })
  const insideCore = (corePx: number) => {
    const { far } = nearestPlaces({ ...size, isIn: (i) => outside.far[i] >= corePx })
    return (i: number) => corePx - far[i]
  }
  const rounded = insideCore(radiusPx)
  const lessRounded = insideCore(radius.leastCm * pxPerCm)
  const runPx = runsOf(isShown, size)
  // The last rows of a bunch are narrower than it is.
  const rows = hanging.bunchCm.map((cm) => Math.round(cm * pxPerCm) * widthPx)
  const widestOver = (i: number) => Math.max(...rows.map((above) => runPx[Math.max(0, i - above)]))
  for (let i = 0; i < head.length; i++) {
    const near = smoothstep(1.4 * radiusPx, 0.9 * radiusPx, nearCut[i])
    if (head[i] <= 0 || near <= 0 || isOfLengths(i)) continue
    const hangs = smoothstep(hanging.fromCm, hanging.toCm, (Math.floor(i / widthPx) - chinY) / pxPerCm)
    const narrowShare = smoothstep(hanging.narrowCm[1], hanging.narrowCm[0], widestOver(i) / pxPerCm)
    const uneven = Math.min(border.far[i] - endOf(i), radiusPx)
    const low = lessRounded(i) * (1 - narrowShare) + uneven * narrowShare
    const shown = smoothstep(0, endsCm.soft * pxPerCm, rounded(i) * (1 - hangs) + low * hangs)
    head[i] *= 1 - (1 - shown) * near * smoothstep(0.3, 0.6, hair[i])
  }
}

/** For each px of a set how many of its row lie side by side with it. */
function runsOf(isIn: (i: number) => boolean, { widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const runs = new Uint16Array(widthPx * heightPx)
  for (let row = 0; row < runs.length; row += widthPx)
    for (let x = 0; x < widthPx; x++) {
      const first = x
      while (x < widthPx && isIn(row + x)) x++
      runs.fill(x - first, row + first, row + x)
    }
  return runs
}

function edgePx({ widthPx, heightPx }: { widthPx: number; heightPx: number }): number[] {
  const last = (heightPx - 1) * widthPx
  return [
    ...Array.from({ length: widthPx }, (_, x) => [x, last + x]).flat(),
    ...Array.from({ length: heightPx }, (_, y) => [y * widthPx, (y + 1) * widthPx - 1]).flat(),
  ]
}

/** A line along which a border of the photo cuts hair. */
interface Cut {
  places: number[]
  lengthPx: number
}

function cutsOf({ widthPx, heightPx, pxPerCm }: HeadView, isCut: (i: number) => boolean): Cut[] {
  const waiting: number[] = []
  for (let i = 0; i < widthPx * heightPx; i++) if (isCut(i)) waiting.push(i)
  const apart = (a: number, b: number) =>
    Math.hypot((a % widthPx) - (b % widthPx), Math.floor(a / widthPx) - Math.floor(b / widthPx))
  const cuts: Cut[] = []
  for (let first = waiting.pop(); first !== undefined; first = waiting.pop()) {
    const places = [first]
    for (let k = 0; k < places.length; k++)
      for (let j = waiting.length - 1; j >= 0; j--)
        if (apart(waiting[j], places[k]) <= gapCm * pxPerCm) places.push(...waiting.splice(j, 1))
    // Twice from end to end finds both ends of a line, straight or around a corner.
    const farthest = (from: number) => places.reduce((a, b) => (apart(b, from) > apart(a, from) ? b : a))
    const end = farthest(first)
    cuts.push({ places, lengthPx: apart(end, farthest(end)) })
  }
  return cuts
}
