import type { Point } from '../pixels/fill-polygon.ts'
import { type FoundFace, faceOval, pointOf } from '../vision/index.ts'

/** The outline of a face, px of its picture. */
export function ovalOf({ mesh }: Pick<FoundFace, 'mesh'>): Point[] {
  return faceOval.map((index) => pointOf(mesh, index))
}
