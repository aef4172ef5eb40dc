import type { Portrait } from '../../spec/job.ts'
import { decodePhoto, describeFace, findFaces } from '../../vision/index.ts'
import { chooseFace } from './choose-face.ts'

/** The descriptor is made of 150 px of a face; more of the photo would only cost time. */
const maxSidePx = 1200

/**
 * The descriptor of the person whom a photo shows, without understanding the rest; to be compared and dropped.
 * Rejects with an EngineError: not_an_image, image_too_many_pixels, image_too_narrow, no_face, too_many_faces.
 */
export async function describePerson({
  photo,
  faceAt,
}: Pick<Portrait, 'photo' | 'faceAt'>): Promise<Float32Array> {
  const image = await decodePhoto(photo, maxSidePx)
  const { mesh } = chooseFace({ image, faces: await findFaces(image), faceAt })
  return describeFace(image, mesh)
}
