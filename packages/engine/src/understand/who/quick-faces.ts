import type { PhotoBox } from '../../spec/engine.ts'
import type { FaceAt } from '../../spec/job.ts'
import { decodePhoto, findFaces } from '../../vision/index.ts'
import { hintFace } from './admit-face.ts'
import { facesAt } from './choose-face.ts'
import { faceBoxes } from './face-boxes.ts'

/** The detectors look at 192 px of a face at most; more of the photo would only cost time. */
const maxSidePx = 1200

/**
 * Faces of a photo from left to right, quickly. Rejects with an EngineError: not_an_image, image_too_many_pixels,
 * image_too_narrow, and not_a_person, under_age and too_dark where only adults are looked for.
 */
export async function quickFaces(
  photo: Uint8Array,
  { adultsOnly = false, faceAt }: { adultsOnly?: boolean; faceAt?: FaceAt } = {},
): Promise<PhotoBox[]> {
  const image = await decodePhoto(photo, maxSidePx)
  const faces = facesAt({ image, faces: await findFaces(image), faceAt })
  const [largest] = faces
  if (adultsOnly && largest) await hintFace(image, largest)
  return faceBoxes(image, faces)
}
