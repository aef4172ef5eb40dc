import { blurLarge } from '../../pixels/blur.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { HeadWindow } from './head-window.ts'

export interface HeadMasks {
  /** Share of the person's own head in the result. */
  own: Float32Array
  /** Share of the drawn head that is taken away behind it. */
  away: Float32Array
}

/** Down to here, from the chin, the drawn head goes; further down its hair stays, and one's own hair runs out into it. */
const awayCm = { whole: 0.3, none: 2.5 }
const ownCm = { whole: 2, none: 7 }
/** What is taken away reaches this far around what stands out, for strands that its matte misses. */
const grownCm = 0.2
/** Where hair was drawn, within this. */
const hairNearCm = 0.35
/** A mask spread by a blur is whole again where this much of it has arrived. */
const spread = 4

/** Where each head shows: the own one above, the drawn hair below, each running into the other. */
export function headMasks({ box, pxPerCm, chinRow, own, drawn }: HeadWindow): HeadMasks {
  const { widthPx, heightPx } = box
  const near = blurLarge(drawn.head, widthPx, heightPx, hairNearCm * pxPerCm)
  // Where both heads end alike the drawn edge stays: its shadow and its strands belong there.
  const standsOut = drawn.head.map((share, i) => clamp(spread * (share - own.head[i])))
  const grown = blurLarge(standsOut, widthPx, heightPx, grownCm * pxPerCm)
  const shown = new Float32Array(own.head.length)
  const away = new Float32Array(own.head.length)
  for (let row = 0, i = 0; row < heightPx; row++) {
    const belowCm = (row - chinRow) / pxPerCm
    const gone = smoothstep(awayCm.none, awayCm.whole, belowCm)
    const kept = smoothstep(ownCm.none, ownCm.whole, belowCm)
    for (let x = 0; x < widthPx; x++, i++) {
      away[i] = gone * clamp(spread * grown[i])
      // Under the chin one's own hair lies only where hair was drawn, so that none ends in the air.
      shown[i] = own.head[i] * (gone + (1 - gone) * kept * clamp(2 * near[i]))
    }
  }
  return { own: shown, away }
}
