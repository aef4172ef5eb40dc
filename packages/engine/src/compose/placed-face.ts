import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { faceOval, pointOf } from '../vision/index.ts'
import type { PlacedFace } from './compose-couple.ts'
import type { DressedPerson } from './dress-person.ts'
import type { HeadPlace } from './place/place-head.ts'
import { applySimilarity, type Similarity, scaleOf } from './similarity.ts'

/** Where the face of a dressed person came to lie in the frame. */
export function placedFace(
  { mesh, pxPerCm }: UnderstoodPhoto,
  { toFrame }: HeadPlace,
  { adaptation }: DressedPerson,
): PlacedFace {
  return {
    mesh: placedMesh(mesh, toFrame),
    oval: faceOval.map((index) => applySimilarity(toFrame, pointOf(mesh, index))),
    pxPerCm: pxPerCm * scaleOf(toFrame),
    whiteBalance: adaptation.whiteBalance,
  }
}

function placedMesh(mesh: Float32Array, toFrame: Similarity): Float32Array {
  const placed = mesh.slice()
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = applySimilarity(toFrame, [mesh[i], mesh[i + 1]])
    placed[i] = x
    placed[i + 1] = y
  }
  return placed
}
