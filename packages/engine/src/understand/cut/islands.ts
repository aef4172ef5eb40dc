import { boxBlur } from '../../pixels/box-blur.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import type { HeadView } from '../crop/head-view.ts'
import { flood } from '../flood.ts'
import type { FaceOutline } from './face-outline.ts'
import type { HeadMasks } from './head-mask.ts'

const leastAlpha = 0.3
const reachCm = 0.5

/** Takes away what does not hang together with the face: with any of it, for of a turned head some landmarks lie beside it. */
export function dropIslands(
  { widthPx, heightPx, pxPerCm }: HeadView,
  masks: HeadMasks,
  { inner }: FaceOutline,
): void {
  const { head, looseHair } = masks
  const from: number[] = []
  for (let i = 0; i < inner.length; i++) if (inner[i] > 0.5) from.push(i)
  const connected = flood({
    widthPx,
    heightPx,
    from,
    isOpen: (i) => head[i] >= leastAlpha,
  })
  const radiusPx = Math.max(2, reachCm * pxPerCm)
  const near = boxBlur({ source: connected, target: connected, widthPx, heightPx, radiusPx })
  for (let i = 0; i < head.length; i++) {
    const kept = clamp(near[i] * 6)
    head[i] *= kept
    looseHair[i] *= kept
  }
}
