import { gaussianBlur } from '../../pixels/blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { HeadView } from '../crop/head-view.ts'
import type { FaceOutline } from './face-outline.ts'

export interface JawQuestion {
  view: Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm'>
  outline: Pick<FaceOutline, 'inner' | 'outer' | 'earRow'>
  /** Share of hair. */
  hair: Float32Array
  /** Alpha of the head. */
  head: Float32Array
}

/** The network's classes meet in steps along a jaw: its edge follows the mean of the head around it, softly. */
const edge = { sigmaCm: 0.28, from: 0.2, to: 0.8, besideCm: 0.5 }
/** Strands of hair over a jaw keep their edges, and what is beside them: mean share of hair around. */
const strands = { from: 0.05, to: 0.3 }

/** Smooths the edge of the jaw below the ears, in place. */
export function smoothJaw({ view, outline, hair, head }: JawQuestion): void {
  const { widthPx, heightPx, pxPerCm } = view
  const around = gaussianBlur(head, widthPx, heightPx, edge.sigmaCm * pxPerCm)
  const nearHair = gaussianBlur(hair, widthPx, heightPx, edge.sigmaCm * pxPerCm)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      if (y < outline.earRow[x] || outline.inner[i] > 0 || outline.outer[i] === 0) continue
      const below = smoothstep(0, edge.besideCm * pxPerCm, y - outline.earRow[x])
      const share = below * (1 - smoothstep(strands.from, strands.to, nearHair[i]))
      head[i] += (smoothstep(edge.from, edge.to, around[i]) - head[i]) * share
    }
}
