import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { chanceLine } from '../chance.ts'
import type { HeadView } from '../crop/head-view.ts'
import { type Bunch, bunchesOf, lowerEdge } from './hair-ends.ts'

/** By how much hair ends above the photo's lower edge: always, at the sides of a bunch, and as its locks differ; cm. */
const shorterCm = { least: 0.2, aside: 2.6, uneven: 2.4 }
/** Over this length hair thins out strand by strand, cm. */
const thinningCm = 3.8
const lockCm = 1.7
const strandCm = { wide: 0.45, fine: 0.11 }
/** How far strands of a bunch run together on the way to their ends. */
const drawnTogether = 0.32
/** Hair that ends higher than this against the chin is beside the jaw: its border fades only, cm. */
const fromBelowChinCm = -3
/** Beside the jaw there is less to taper than on the chest. */
const room = { least: 0.35, fromCm: -3.5, toCm: 4 }

/** Lets hair that the photo's lower edge cuts straight end in locks. In place; a chin that an edge cuts keeps its line. */
export function taperEnds(view: HeadView, head: Float32Array, hair: Float32Array): void {
  const { widthPx, pxPerCm, mesh } = view
  const chinY = pointOf(mesh, landmark.chin)[1]
  const firstEnd = chinY + fromBelowChinCm * pxPerCm
  const edges = Array.from({ length: widthPx }, (_, x) => lowerEdge(view, x))
  const roomAt = (edge: number) =>
    room.least + (1 - room.least) * smoothstep(room.fromCm, room.toCm, (edge - chinY) / pxPerCm)
  const isEnding = (x: number) => {
    const edge = edges[x]
    if (edge === null || edge < firstEnd) return false
    const row = Math.round(edge - (shorterCm.least + thinningCm) * roomAt(edge) * pxPerCm)
    return head[row * widthPx + x] * hair[row * widthPx + x] > 0.3
  }
  for (const bunch of withSurroundings(bunchesOf(isEnding, widthPx, pxPerCm), pxPerCm, widthPx))
    for (let x = Math.max(0, Math.ceil(bunch.first)); x <= Math.min(widthPx - 1, bunch.last); x++) {
      const edge = edges[x]
      if (edge !== null && edge >= firstEnd)
        thinColumn({ view, head, hair, bunch, x, edge, room: roomAt(edge) })
    }
}

/** Bunches with a centimetre beside them. */
function withSurroundings(bunches: readonly Bunch[], pxPerCm: number, widthPx: number): Bunch[] {
  return bunches.map(({ first, last }, i) => ({
    first: Math.max(first - pxPerCm, i ? bunches[i - 1].last + 1 : -pxPerCm),
    last: Math.min(last + pxPerCm, i < bunches.length - 1 ? bunches[i + 1].first - 1 : widthPx + pxPerCm),
  }))
}

interface EndingColumn {
  view: HeadView
  head: Float32Array
  hair: Float32Array
  bunch: Bunch
  x: number
  edge: number
  room: number
}

function thinColumn({ view, head, hair, bunch, x, edge, room }: EndingColumn): void {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const middle = (bunch.first + bunch.last) / 2
  const aside = clamp(Math.abs(x - middle) / Math.max(1, (bunch.last - bunch.first) / 2))
  const isOfBunch = smoothstep(0, pxPerCm, Math.min(x - bunch.first, bunch.last - x))
  const longestCm = shorterCm.least + shorterCm.aside + shorterCm.uneven + thinningCm
  const chinX = pointOf(mesh, landmark.chin)[0]
  for (let y = Math.max(0, Math.floor(edge - longestCm * room * pxPerCm)); y < heightPx; y++) {
    const i = y * widthPx + x
    if (head[i] <= 0) continue
    const aboveCm = (edge - y) / pxPerCm / room
    const strandX = x + (x - middle) * drawnTogether * clamp(1 - aboveCm / longestCm)
    const strand = (strandX - chinX) / pxPerCm
    const end =
      shorterCm.least + shorterCm.aside * aside ** 2 + shorterCm.uneven * chanceLine(strand / lockCm)
    const late =
      0.45 * chanceLine(strand / strandCm.wide + 311) + 0.55 * chanceLine(strand / strandCm.fine + 7919)
    const thickness = smoothstep(0.6 * late, 0.6 * late + 0.4, (aboveCm - end) / thinningCm)
    head[i] *= 1 - (1 - thickness) * isOfBunch * smoothstep(0.3, 0.6, hair[i])
  }
}
