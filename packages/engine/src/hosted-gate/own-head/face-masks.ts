import { blurLarge } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { grow } from '../../understand/cut/face-outline.ts'
import { ovalOf } from '../oval-of.ts'
import type { HeadMasks } from './head-masks.ts'
import type { HeadWindow } from './head-window.ts'

/** How far within the face's outline the cloth of a head scarf may reach, and how soft its own edge is left. */
const insetCm = 0.9
const softCm = 0.35

/** The face alone, within the opening of what covers hair and neck. */
export function faceMasks({ box, pxPerCm, own, drawn }: HeadWindow, mesh: Float32Array): HeadMasks {
  const { widthPx, heightPx } = box
  const oval = ovalOf({ mesh }).map(([x, y]) => [x - box.left, y - box.top] as const)
  const face = fillPolygon(grow(oval, -insetCm * pxPerCm), widthPx, heightPx)
  const soft = blurLarge(face, widthPx, heightPx, softCm * pxPerCm)
  return {
    own: soft.map((share, i) => clamp(share) * own.head[i] * drawn.head[i]),
    away: new Float32Array(face.length),
  }
}
