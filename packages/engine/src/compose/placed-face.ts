import { faceOval, pointOf } from '../vision/index.ts'
import type { PlacedFace } from './compose-couple.ts'
import type { DressedPerson, Dressing } from './dress-person.ts'
import { leanPoint } from './place/place-couple.ts'
import { applySimilarity, type Similarity, scaleOf } from './similarity.ts'

/** Where a dressed person and their face came to lie in the frame. */
export function placedFace(
  { photo, place, standing, covering }: Pick<Dressing, 'photo' | 'place' | 'standing' | 'covering'>,
  { layer: { box, a, skin, head }, adaptation }: DressedPerson,
): PlacedFace {
  const { mesh, pxPerCm } = photo
  const { toFrame } = place
  return {
    mesh: placedMesh(mesh, toFrame),
    oval: faceOval.map((index) => applySimilarity(toFrame, pointOf(mesh, index))),
    pxPerCm: pxPerCm * scaleOf(toFrame),
    whiteBalance: adaptation.whiteBalance,
    person: {
      photo,
      shown: { box, a, skin, head },
      toFrame,
      pit: leanPoint(standing, standing.pit),
      pxPerMetre: standing.pxPerMetre,
      isCovered: Boolean(covering),
    },
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
