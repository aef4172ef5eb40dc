import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { chanceLine } from '../chance.ts'
import { type HeadView, mostGrownCm } from '../crop/head-view.ts'
import { bunchesOf, lowerEdge } from './hair-ends.ts'

export interface LengthsInput {
  view: HeadView
  /** Alpha of the head and of hair below the jaw's edge, 0..1. */
  head: Float32Array
  looseHair: Float32Array
  /** Share of hair. */
  hair: Float32Array
  /** The person's own colours, three bytes a px. */
  colours: Uint8Array
}

/** Hair that the photo ends goes on to here under the chin, or by this much at least and at most; cm. */
const length = { underChinCm: 9, leastCm: 3.5, mostCm: mostGrownCm }
/** A photo that ends higher against the chin shows no long hair, cm. */
const fromBelowChinCm = -3
/** Right at the photo's border the person's alpha is unsure, cm. */
const overBorderCm = 1.4
/** A column of less hair over the border is an edge of the hair or a strand, cm. */
const leastSeenCm = 1.5
/** On the way down strands run together by this share of their distance for each cm, and swing aside; cm. */
const together = 0.035
const swing = { asideCm: 0.5, waveCm: 3.1, lockCm: 2.3 }
/** Beside grown hair nothing is missing, so that its own edge stays as sharp as the rest, cm. */
const besideCm = 1.5
/** Columns of hair with a narrower gap between them are one bunch, cm. */
const gapCm = 1

/**
 * Long hair that the photo's lower edge cuts goes on over it, mirrored and running together, so that it can end in locks
 * without losing what the photo shows. Works in place; answers which px have a picture then.
 */
export function growLengths({ view, head, looseHair, hair, colours }: LengthsInput): Uint8Array {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const chinRow = pointOf(mesh, landmark.chin)[1]
  const borders = Array.from({ length: widthPx }, (_, x) => {
    const row = lowerEdge(view, x)
    return row !== null && row >= chinRow + fromBelowChinCm * pxPerCm ? row : null
  })
  const lastSeen = borders.map((row) => (row === null ? 0 : row - 1 - Math.round(overBorderCm * pxPerCm)))
  const isCut = (x: number) =>
    borders[x] !== null &&
    hairOver({ head, hair, widthPx, x, lastSeen: lastSeen[x] }) >= leastSeenCm * pxPerCm
  const inside = view.isInside.slice()
  for (const { first, last } of bunchesOf(isCut, widthPx, gapCm * pxPerCm)) {
    const middle = (first + last) / 2
    let end = 0
    for (let x = first; x <= last; x++) {
      const underChinCm = (lastSeen[x] - chinRow) / pxPerCm
      const grownCm = clamp(length.underChinCm - underChinCm, length.leastCm, length.mostCm)
      const grownPx = Math.min(Math.round(grownCm * pxPerCm), heightPx - 1 - lastSeen[x], lastSeen[x])
      end = Math.max(end, lastSeen[x] + grownPx)
      for (let down = 1; down <= grownPx; down++) {
        const sourceX = sourceColumn({ x, middle, downCm: down / pxPerCm, pxPerCm })
        if (sourceX < first || sourceX > last) continue
        const from = (lastSeen[sourceX] - down) * widthPx + sourceX
        const to = (lastSeen[x] + down) * widthPx + x
        if (from < 0) continue
        head[to] = head[from] * smoothstep(0.3, 0.6, hair[from])
        looseHair[to] = head[to]
        hair[to] = hair[from]
        for (let c = 0; c < 3; c++) colours[to * 3 + c] = colours[from * 3 + c]
      }
    }
    const beside = Math.round(besideCm * pxPerCm)
    for (let x = Math.max(0, first - beside); x <= Math.min(widthPx - 1, last + beside); x++)
      for (let y = borders[x] ?? end; y <= end; y++) inside[y * widthPx + x] = 1
  }
  return inside
}

interface Strand {
  x: number
  middle: number
  downCm: number
  pxPerCm: number
}

function sourceColumn({ x, middle, downCm, pxPerCm }: Strand): number {
  const wave = chanceLine(downCm / swing.waveCm + (x / pxPerCm / swing.lockCm) * 0.5) - 0.5
  const aside = swing.asideCm * wave * Math.min(1, downCm) * pxPerCm
  return Math.round(middle + (x - middle) * (1 + together * downCm) + aside)
}

interface Column {
  head: Float32Array
  hair: Float32Array
  widthPx: number
  x: number
  lastSeen: number
}

/** Rows of hair that lie over a place without a gap. */
function hairOver({ head, hair, widthPx, x, lastSeen }: Column): number {
  let rows = 0
  while (
    rows < lastSeen &&
    head[(lastSeen - rows) * widthPx + x] * hair[(lastSeen - rows) * widthPx + x] > 0.3
  )
    rows++
  return rows
}
