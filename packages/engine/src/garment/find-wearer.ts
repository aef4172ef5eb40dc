import { headAnglesOf } from '../understand/face-scale.ts'
import type { FoundFace } from '../vision/index.ts'
import { unusable } from './unusable.ts'

const mostYawDeg = 32
const rivalShare = 0.6

/** The one person who wears the dress, facing the camera. Throws dress_unusable. */
export function findWearer([wearer, second]: readonly FoundFace[]): FoundFace {
  if (!wearer) throw unusable('no_wearer')
  if (second && heightOf(second) > rivalShare * heightOf(wearer)) throw unusable('several_people')
  if (Math.abs(headAnglesOf(wearer.mesh).yawDeg) > mostYawDeg) throw unusable('turned')
  return wearer
}

function heightOf({ box }: FoundFace): number {
  return box.bottom - box.top
}
