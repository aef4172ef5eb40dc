import type { PlacedFace, PlacedPerson } from '../compose/compose-couple.ts'

/** A line counts as straight while the outline stays this near to it, cm. */
const straightCm = 0.07
/** A line is the crown's while its middle lies this near to the top of the head, cm; lower down it is a brim. */
const nearTopCm = 1.5
/** A steeper line is the side of a head or the fold of a scarf: rise over run. */
const steepest = 0.12
/** Shorter lines are not looked for, cm; each further test comes after as many px. */
const leastCm = 2
const stepPx = 4

/** Length of the longest level straight line in the upper outline of a head, canonical cm; a round head has some 2 cm. */
export function crownLineCm({ oval, pxPerCm }: PlacedFace, person: PlacedPerson): number {
  const tops = upperOutline(person, Math.min(...oval.map(([, y]) => y)) + pxPerCm)
  const highest = tops.reduce((least, y) => Math.min(least, y), Infinity)
  let longest = 0
  for (let start = 0; start < tops.length - longest; start += stepPx) {
    const length = lineFrom(tops, start, highest, pxPerCm)
    if (length > longest) longest = length
  }
  return longest / pxPerCm
}

/** Row of the head's edge in each column, with its fraction; Infinity where there is none down to a row of the picture. */
function upperOutline({ shown: { box, head } }: PlacedPerson, lastY: number): Float64Array {
  const tops = new Float64Array(box.widthPx).fill(Infinity)
  const end = Math.min(box.heightPx, Math.round(lastY) - box.top)
  for (let x = 0; x < box.widthPx; x++)
    for (let y = 0, above = 0; y < end; y++) {
      const share = head[y * box.widthPx + x]
      if (share >= 0.5) {
        tops[x] = y - (share - 0.5) / (share - above)
        break
      }
      above = share
    }
  return tops
}

/** How many columns one level line follows from a column on. */
function lineFrom(tops: Float64Array, start: number, highest: number, pxPerCm: number): number {
  let sumX = 0
  let sumY = 0
  let sumXX = 0
  let sumXY = 0
  let length = 0
  for (let x = start; x < tops.length && Number.isFinite(tops[x]); x++) {
    const n = x - start + 1
    sumX += x
    sumY += tops[x]
    sumXX += x * x
    sumXY += x * tops[x]
    if (n < leastCm * pxPerCm || n % stepPx) continue
    const slope = (n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX)
    const offset = (sumY - slope * sumX) / n
    for (let at = start; at <= x; at++)
      if (Math.abs(tops[at] - slope * at - offset) > straightCm * pxPerCm) return length
    const middle = slope * ((start + x) / 2) + offset
    if (Math.abs(slope) < steepest && middle - highest < nearTopCm * pxPerCm) length = n
  }
  return length
}
