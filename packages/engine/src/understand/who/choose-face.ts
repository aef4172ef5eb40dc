import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { PhotoBox } from '../../spec/engine.ts'
import { EngineError } from '../../spec/errors.ts'
import type { FaceAt } from '../../spec/job.ts'
import type { FoundFace } from '../../vision/index.ts'

/** From this share of the largest face's height on, nobody can know which of the two is meant. */
const rivalShare = 0.6

export interface FaceChoice {
  image: Pick<RgbImage, 'widthPx' | 'heightPx'>
  /** The largest first. */
  faces: readonly FoundFace[]
  faceAt?: FaceAt
}

/** The face a picture is made of. Throws an EngineError: no_face, too_many_faces. */
export function chooseFace({ image, faces, faceAt }: FaceChoice): FoundFace {
  const [largest, second] = facesAt({ image, faces, faceAt })
  if (!largest)
    throw new EngineError(
      'no_face',
      faceAt === undefined || faces.length === 0
        ? 'No face was found in the photo.'
        : `Of the photo's ${faces.length} faces none is where one was chosen.`,
    )
  if (second && heightOf(second) >= rivalShare * heightOf(largest))
    throw new EngineError('too_many_faces', 'The photo shows more than one person of about the same size.')
  return largest
}

/** The faces that may be meant, the largest first. */
export function facesAt({ image, faces, faceAt }: FaceChoice): readonly FoundFace[] {
  if (faceAt === undefined) return faces
  if (typeof faceAt === 'number') return leftToRight(faces).filter((_, index) => index === faceAt)
  return faces.filter((face) => isWithin(face, faceAt, image))
}

export function leftToRight(faces: readonly FoundFace[]): FoundFace[] {
  return faces.toSorted((a, b) => a.box.left + a.box.right - b.box.left - b.box.right)
}

/** Whether the middle of a face lies in a box. */
function isWithin(
  { box: { left, right, top, bottom } }: FoundFace,
  { x, y, width, height }: PhotoBox,
  { widthPx, heightPx }: FaceChoice['image'],
): boolean {
  const across = (left + right) / 2 / widthPx - x
  const down = (top + bottom) / 2 / heightPx - y
  return across >= 0 && across <= width && down >= 0 && down <= height
}

function heightOf({ box }: FoundFace): number {
  return box.bottom - box.top
}
