import { smoothstep } from '../pixels/smoothstep.ts'
import { landmark, pointOf } from '../vision/index.ts'
import type { HeadView } from './head-view.ts'

/** Width of the locks that hair parts into, from the narrowest to the widest. */
const lockCm = { min: 1.3, max: 2.9 }
/** By how much a lock's sides end above its tip, and the tips of locks and of strands above each other. */
const pointCm = 1.7
const unevenCm = 1.5
const strandCm = { width: 0.06, uneven: 1.1 }
const softCm = 1.1
/** Hair that ends higher is beside the jaw: its border fades only. */
const fromBelowChinCm = 2

/** Lets hair that the photo's lower edge cuts straight end in locks. */
export function taperEnds(
  { widthPx, heightPx, pxPerCm, mesh, isInside }: HeadView,
  head: Float32Array,
): void {
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const firstEnd = chinY + fromBelowChinCm * pxPerCm
  for (let x = 0; x < widthPx; x++) {
    const edge = lowerEdge(isInside, widthPx, heightPx, x)
    if (edge === null || edge < firstEnd) continue
    const end = edge - shortenedCm((x - chinX) / pxPerCm) * pxPerCm
    const from = Math.max(Math.ceil(firstEnd), Math.floor(end - softCm * pxPerCm))
    for (let y = from; y < heightPx; y++) head[y * widthPx + x] *= smoothstep(end, end - softCm * pxPerCm, y)
  }
}

/** The first row under the photo's part of a column; null when the view ends before the photo. */
function lowerEdge(isInside: Uint8Array, widthPx: number, heightPx: number, x: number): number | null {
  let y = heightPx - 1
  if (isInside[y * widthPx + x]) return null
  while (y >= 0 && !isInside[y * widthPx + x]) y--
  return y < 0 ? null : y + 1
}

/** How far above the edge the hair of a column ends; xCm counts from the chin. */
function shortenedCm(xCm: number): number {
  const lock = lockAt(xCm)
  const side = lock.across ** 2
  const strand = Math.floor(xCm / strandCm.width)
  return (
    0.15 +
    pointCm * side +
    unevenCm * chance(lock.index) +
    strandCm.uneven * chance(strand + 7919) * (0.5 + side)
  )
}

/** The lock that a column belongs to, and where across it the column lies, -1..1. */
function lockAt(xCm: number): { index: number; across: number } {
  const mean = (lockCm.min + lockCm.max) / 2
  const slot = Math.floor(xCm / mean)
  const borderAt = (i: number) => (i + 0.5 * (chance(i + 104_729) - 0.5)) * mean
  const index = xCm < borderAt(slot) ? slot - 1 : xCm >= borderAt(slot + 1) ? slot + 1 : slot
  const [start, end] = [borderAt(index), borderAt(index + 1)]
  return { index, across: ((xCm - start) / (end - start)) * 2 - 1 }
}

/** The same number 0..1 for the same integer, as if by chance. */
function chance(integer: number): number {
  let hash = Math.imul(integer ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
