import type { Point } from '../pixels/fill-polygon.ts'
import type { Standing } from './place/place-couple.ts'
import type { HeadPlace } from './place/place-head.ts'

const veilFollowsHead = 0.7
const veilRaiseMetres = 0.015

/** The veil hangs from the head, so it goes most of the way that the chin goes aside. */
export function veilPit({ chinOffsetPx }: HeadPlace, { pit, pxPerMetre }: Standing): Point {
  return [pit[0] + chinOffsetPx * veilFollowsHead, pit[1] - veilRaiseMetres * pxPerMetre]
}
