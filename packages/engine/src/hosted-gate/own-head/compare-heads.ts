import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { refusal } from '../refuse.ts'
import type { HeadWindow } from './head-window.ts'

/** A head that is turned by more cannot be laid over the drawn one. */
const mostTurnedDeg = 14
/** Share of the two heads that only one of them covers, down to a little above the chin. */
const mostApart = 0.24
const aboveChinCm = 1

type Angles = Pick<UnderstoodPhoto, 'yawDeg' | 'pitchDeg'>

/** Rejects a drawn head that looks another way than the person's own: head_turned. */
export function comparePose(own: Angles, drawn: Angles): void {
  const turnedDeg = Math.max(Math.abs(own.yawDeg - drawn.yawDeg), Math.abs(own.pitchDeg - drawn.pitchDeg))
  if (turnedDeg > mostTurnedDeg) throw refusal('head_turned', { partner: 0 })
}

/** Rejects a drawn head whose hair the person's own one would not cover or would overhang: hair_differs. */
export function compareHair(window: HeadWindow): void {
  if (apartShare(window) > mostApart) throw refusal('hair_differs', { partner: 0 })
}

/** Share of both heads together that belongs to one of them only. */
export function apartShare({ box, chinRow, pxPerCm, own, drawn }: HeadWindow): number {
  const end = Math.max(0, Math.round(chinRow - aboveChinCm * pxPerCm)) * box.widthPx
  let apart = 0
  let together = 0
  for (let i = 0; i < end; i++) {
    apart += Math.abs(own.head[i] - drawn.head[i])
    together += Math.max(own.head[i], drawn.head[i])
  }
  return apart / Math.max(1, together)
}
