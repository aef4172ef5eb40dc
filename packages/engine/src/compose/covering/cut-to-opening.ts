import { clamp } from '../../pixels/smoothstep.ts'
import type { HeadLayer } from '../people/warp-head.ts'
import type { FaceOpening } from './face-opening.ts'
import { radiusTowards } from './outline.ts'

/** What of the face goes on under the cloth's edge, cm: no gap may open there. */
const underClothCm = 0.35

/** Keeps of a head only what lies inside the opening and a little under its edge; works in place. */
export function cutToOpening(head: HeadLayer, { centre, angleRad, outline, pxPerCm }: FaceOpening): void {
  const { box } = head
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  head.neck.fill(0)
  head.hairBehind.fill(0)
  for (let row = 0, i = 0; row < box.heightPx; row++)
    for (let column = 0; column < box.widthPx; column++, i++) {
      if (head.head[i] === 0) continue
      const u = box.left + column + 0.5 - centre[0]
      const v = box.top + row + 0.5 - centre[1]
      const across = u * cos + v * sin
      const down = v * cos - u * sin
      const beyond = Math.hypot(u, v) - radiusTowards(outline, across, down) - underClothCm * pxPerCm
      head.head[i] *= clamp(0.5 - beyond)
    }
}
