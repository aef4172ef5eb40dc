import { landmark, pointOf } from '../../vision/index.ts'
import { chanceLine } from '../chance.ts'
import type { ClothMap } from './headwear.ts'

/** Down to where headwear is kept, and over how many px it ends. */
export interface LastRows {
  /** Last row of it in each column. */
  rows: Float32Array
  softPx: number
}

/** Cloth this far below the ear lobes still belongs to a turban or cap, cm. */
const belowLobe = { cm: 0.8, softCm: 0.8 }
/** The side of a wide head wrap ends no lower than this under the chin, cm. */
const hangsUnderChinCm = 3
/** What hangs down on less than this is an earring, a strand or a seam, cm. */
const spikeCm = 1.5
/** The brim of a hat that stands behind the head hangs down to here under the chin, cm. */
const behindNeck = { cm: 8, softCm: 0.8 }
/**
 * A scarf is kept down to where it hangs in a soft point under the chin: half its width, how deep it hangs and how far aside
 * of the middle, how far above the chin its ends lie, and how steeply it rises beyond them (cm per cm); it fits inside a
 * gown's shoulders. An even, round hem would look like a plate.
 */
const point = {
  halfCm: 13,
  deepCm: 9.5,
  asideCm: 1.2,
  endsCm: 3,
  roundness: 1.7,
  rise: 2.2,
  unevenCm: 0.5,
  foldCm: 2.2,
  softCm: 0.25,
}
/** Where its sides begin to rise, as a share of its half width. */
const sides = 0.97

/** A turban or cap ends at the ears, and where it hangs lower beside them, at its own end; a shirt below it goes on. */
export function lastRowsOfCap({ widthPx, heightPx, pxPerCm, mesh, chinY, isCloth }: ClothMap): LastRows {
  const lobeY = Math.max(pointOf(mesh, landmark.leftEarLobe)[1], pointOf(mesh, landmark.rightEarLobe)[1])
  const softPx = belowLobe.softCm * pxPerCm
  const usual = lobeY + belowLobe.cm * pxPerCm
  const lowest = Math.min(heightPx, chinY + hangsUnderChinCm * pxPerCm)
  const rows = Float32Array.from({ length: widthPx }, (_, x) => {
    let y = Math.round(usual)
    while (y < lowest && isCloth[y * widthPx + x]) y++
    return y < lowest ? Math.max(usual, y + softPx / 2) : usual
  })
  return { rows: withoutSpikes(rows, spikeCm * pxPerCm), softPx }
}

/** Takes from a curve what rises over it for less than a width: the least around each place, then the most of those. */
function withoutSpikes(rows: Float32Array, widthPx: number): Float32Array {
  const half = Math.round(widthPx / 2)
  const around = (values: Float32Array, x: number) => values.subarray(Math.max(0, x - half), x + half + 1)
  const least = rows.map((_, x) => Math.min(...around(rows, x)))
  return least.map((_, x) => Math.max(...around(least, x)))
}

export function lastRowsOfHat({ widthPx, pxPerCm, chinY }: ClothMap): LastRows {
  const rows = new Float32Array(widthPx).fill(chinY + behindNeck.cm * pxPerCm)
  return { rows, softPx: behindNeck.softCm * pxPerCm }
}

/** A scarf ends in a soft point on the chest, around the middle of head and scarf. */
export function lastRowsOfScarf(cloth: ClothMap, isHead: (i: number) => boolean): LastRows {
  const { widthPx, pxPerCm, chinY } = cloth
  const middleX = middleOfHead(cloth, isHead)
  const rows = Float32Array.from({ length: widthPx }, (_, x) => {
    const asideCm = (x - middleX) / pxPerCm - point.asideCm
    const aside = Math.abs(asideCm) / point.halfCm
    const depthCm =
      (point.deepCm + point.endsCm) * Math.max(0, 1 - aside ** point.roundness) -
      point.endsCm +
      point.unevenCm * (chanceLine(asideCm / point.foldCm) - 0.5) -
      Math.max(0, aside - sides) * point.halfCm * point.rise
    return chinY + depthCm * pxPerCm
  })
  return { rows, softPx: point.softCm * pxPerCm }
}

/** Rows over the chin from which the neck begins to widen, and how far a head reaches aside, cm. */
const head = { aboveChinCm: 3, asideCm: 16 }

/** The middle between both sides of what is seen of head and scarf, from the brows to the mouth. */
function middleOfHead(
  { widthPx, pxPerCm, faceX, browsY, chinY }: ClothMap,
  isHead: (i: number) => boolean,
): number {
  const middle = Math.round(faceX)
  const reachPx = head.asideCm * pxPerCm
  let sum = 0
  let rows = 0
  for (let y = Math.round(browsY); y < chinY - head.aboveChinCm * pxPerCm; y += 2, rows++) {
    let left = middle
    let right = middle
    while (left > 0 && middle - left < reachPx && isHead(y * widthPx + left)) left--
    while (right < widthPx - 1 && right - middle < reachPx && isHead(y * widthPx + right)) right++
    sum += (left + right) / 2
  }
  return rows > 0 ? sum / rows : faceX
}
