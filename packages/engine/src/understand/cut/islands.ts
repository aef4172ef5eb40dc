import { boxBlur } from '../../pixels/box-blur.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'
import { flood } from '../flood.ts'
import type { HeadMasks } from './head-mask.ts'

const leastAlpha = 0.3
const reachCm = 0.5

/** Takes away what does not hang together with the nose. */
export function dropIslands({ widthPx, heightPx, pxPerCm, mesh }: HeadView, masks: HeadMasks): void {
  const [x, y] = pointOf(mesh, landmark.noseTip)
  const { head, looseHair } = masks
  const connected = flood({
    widthPx,
    heightPx,
    from: [Math.round(y) * widthPx + Math.round(x)],
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
