import { smoothstep } from '../../pixels/smoothstep.ts'

export interface HairBehind {
  /** Alpha, a byte a pixel. */
  hairBehind: Uint8Array
  widthPx: number
  heightPx: number
  pxPerCm: number
}

const fadeCm = 4
const raggedCm = 1.6
const strandCm = 0.25

/** Lets the hair behind a neck end in uneven strands instead of along a line; alpha, a byte a pixel. */
export function fadeHairBehind({ hairBehind, widthPx, heightPx, pxPerCm }: HairBehind): Uint8Array {
  const faded = new Uint8Array(hairBehind)
  for (let x = 0; x < widthPx; x++) {
    let last = heightPx - 1
    while (last >= 0 && hairBehind[last * widthPx + x] < 64) last--
    if (last < 0) continue
    const endY = last - ragged(x / (strandCm * pxPerCm)) * raggedCm * pxPerCm
    const startY = endY - fadeCm * pxPerCm
    for (let y = Math.max(0, Math.floor(startY)); y < heightPx; y++)
      faded[y * widthPx + x] *= smoothstep(endY, startY, y)
  }
  return faded
}

/** A fixed uneven line between 0 and 1. */
function ragged(strand: number): number {
  return 0.5 + 0.3 * Math.sin(strand * 0.7) + 0.2 * Math.sin(strand * 1.9 + 1)
}
