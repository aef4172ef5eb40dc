import { centreOf, landmark } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

/** Where the photo's upper border runs through a head. */
export interface CrownCut {
  eyesX: number
  eyesY: number
  /** First trusted row of the photo in each column near the head; the eyes' row or more where there is none. */
  borderRows: Int32Array
  /** First and last column in which head lies right under the border. */
  left: number
  right: number
}

/** Right at the photo's border the network is unsure; this far under it it sees what is there, cm. */
export const underBorderCm = 0.7
/** So much at the photo's border is often a frame, or the last row of one, cm. */
const frameCm = 0.25
/** Columns further from the eyes show no skull, cm. */
const reachCm = 15
/** Gaps between locks that the cut runs on over, cm. */
const gapCm = 1.5
const leastCutCm = 3
/** What lies beside a head is looked at this far from the cut's ends, cm. */
const besideCm = 2.5
/** A border that is nearer than this to what lies beside the head than to the head shows no head. */
const unlike = 0.5
/** A border as low as the brows cuts a face, not a crown; cm over the eyes. */
const browsCm = 2.5

/** The head's upper edge that lies on the photo's border; null when the photo shows all of the head. */
export function findCut({ view, head }: { view: HeadView; head: Float32Array }): CrownCut | null {
  const { widthPx, pxPerCm, mesh, isInside } = view
  const [eyesX, eyesY] = centreOf(mesh, [
    landmark.leftEyeOuter,
    landmark.leftEyeInner,
    landmark.rightEyeInner,
    landmark.rightEyeOuter,
  ])
  const first = Math.max(0, Math.ceil(eyesX - reachCm * pxPerCm))
  const last = Math.min(widthPx - 1, Math.floor(eyesX + reachCm * pxPerCm))
  const borderRows = new Int32Array(widthPx)
  const frame = Math.round(frameCm * pxPerCm)
  for (let x = first; x <= last; x++) {
    let y = 0
    while (y < eyesY && !isInside[y * widthPx + x]) y++
    borderRows[x] = y > 1 ? y + frame : y
  }
  const lowest = eyesY - browsCm * pxPerCm
  const under = Math.round(underBorderCm * pxPerCm)
  const isCut = (x: number) =>
    borderRows[x] > 1 && borderRows[x] < lowest && head[(borderRows[x] + under) * widthPx + x] > 0.5
  const run = widestRun(isCut, first, last, gapCm * pxPerCm)
  const showsHead = headSeenAtBorder(view, head, borderRows, run)
  const [left, right] = widestRun(showsHead, ...run, gapCm * pxPerCm)
  if (right - left < leastCutCm * pxPerCm) return null
  return { eyesX, eyesY, borderRows, left, right }
}

type Rgb = readonly [r: number, g: number, b: number]

/**
 * Whether a column shows at the border what it shows under it. A head that ends right under the border, in a round crop
 * or before an even wall, shows there what lies beside the head.
 */
function headSeenAtBorder(
  { widthPx, pxPerCm, image, isInside }: HeadView,
  head: Float32Array,
  borderRows: Int32Array,
  [left, right]: readonly [number, number],
): (x: number) => boolean {
  const under = Math.round(underBorderCm * pxPerCm)
  const colourAt = (x: number, belowPx: number): Rgb => {
    const j = ((borderRows[x] + belowPx) * widthPx + x) * 3
    return [image.data[j], image.data[j + 1], image.data[j + 2]]
  }
  const beside = [left - besideCm * pxPerCm, right + besideCm * pxPerCm]
    .map((x) => Math.round(Math.max(0, Math.min(widthPx - 1, x))))
    .filter((x) => {
      const i = borderRows[x] * widthPx + x
      return isInside[i] && head[i + under * widthPx] < 0.2
    })
    .map((x) => colourAt(x, 0))
  return (x) => {
    const own = colourAt(x, 0)
    const toHead = apart(own, colourAt(x, under))
    return beside.every((colour) => apart(own, colour) > unlike * toHead)
  }
}

function apart(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The longest run of columns, gaps up to a width bridged. */
function widestRun(is: (x: number) => boolean, from: number, to: number, gapPx: number): [number, number] {
  let best: [number, number] = [0, 0]
  let start = -1
  let last = -1
  for (let x = from; x <= to; x++) {
    if (!is(x)) continue
    if (start < 0 || x - last > gapPx) start = x
    last = x
    if (last - start > best[1] - best[0]) best = [start, last]
  }
  return best
}
