import type { PlacedFace, PlacedPerson } from '../compose/compose-couple.ts'
import { landmark, pointOf } from '../vision/index.ts'

/** How a head stands on its body, metres of the body. */
export interface HeadOnBody {
  /** Life size of a canonical centimetre; 0.01 is a head as large as the body's own. */
  metresPerCm: number
  /** How far the face's middle stands beside the neck. */
  asideMetres: number
  /** Height of the chin over the neck's pit. */
  chinMetres: number
}

/** Measures a head against its body; `pxPerCm` is that of the face as it is found in the picture. */
export function headOnBody({ mesh, oval }: PlacedFace, person: PlacedPerson, pxPerCm: number): HeadOnBody {
  const { pit, pxPerMetre } = person
  const middleX = oval.reduce((sum, [x]) => sum + x, 0) / oval.length
  return {
    metresPerCm: pxPerCm / pxPerMetre,
    asideMetres: Math.abs(middleX - pit[0]) / pxPerMetre,
    chinMetres: (pit[1] - pointOf(mesh, landmark.chin)[1]) / pxPerMetre,
  }
}
