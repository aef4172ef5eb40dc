import type { FoundPose } from '../vision/index.ts'
import { unusable } from './unusable.ts'

/** BlazePose points, the wearer's left one first. */
const joints = { shoulders: [11, 12], hips: [23, 24], knees: [25, 26] } as const
const leastVisibility = 0.5
/** From the front shoulders are 0.58 to 0.74 of the trunk's height apart, and the left one is on the viewer's right. */
const leastShoulderShare = 0.42
/** A standing thigh is 0.8 to 0.95 of the trunk's height; on a chair it points at the camera. */
const leastThighShare = 0.5

/** Throws dress_unusable for a body that is turned away or sits; what is not seen is not judged. */
export function judgePose(pose: FoundPose | undefined): void {
  if (!pose) return
  const { points } = pose
  const seen = (pair: readonly number[]) =>
    pair.map((joint) => points[joint]).filter(({ visibility }) => visibility > leastVisibility)
  const shoulders = seen(joints.shoulders)
  const hips = seen(joints.hips)
  if (shoulders.length < 2 || hips.length === 0) return
  const hipY = meanY(hips)
  const trunkPx = hipY - meanY(shoulders)
  const [left, right] = shoulders
  if (left.x - right.x < leastShoulderShare * trunkPx) throw unusable('turned')
  const knees = seen(joints.knees)
  if (knees.length && meanY(knees) - hipY < leastThighShare * trunkPx) throw unusable('sitting')
}

function meanY(points: readonly { y: number }[]): number {
  return points.reduce((sum, { y }) => sum + y, 0) / points.length
}
