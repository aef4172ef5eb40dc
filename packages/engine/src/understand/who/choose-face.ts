import { EngineError } from '../../spec/errors.ts'
import type { FoundFace } from '../../vision/index.ts'

/** From this share of the largest face's height on, nobody can know which of the two is meant. */
const rivalShare = 0.6

export interface FaceChoice {
  /** The largest first. */
  faces: readonly FoundFace[]
  /** Counted from the left. */
  faceIndex?: number
}

/** The face a picture is made of. Throws an EngineError: no_face, too_many_faces. */
export function chooseFace({ faces, faceIndex }: FaceChoice): FoundFace {
  const [largest, second] = faces
  if (!largest) throw new EngineError('no_face', 'No face was found in the photo.')
  if (faceIndex !== undefined) {
    const chosen = leftToRight(faces)[faceIndex]
    if (!chosen)
      throw new EngineError('no_face', `The photo has ${faces.length} faces; there is no face ${faceIndex}.`)
    return chosen
  }
  if (second && heightOf(second) >= rivalShare * heightOf(largest))
    throw new EngineError('too_many_faces', 'The photo shows more than one person of about the same size.')
  return largest
}

export function leftToRight(faces: readonly FoundFace[]): FoundFace[] {
  return faces.toSorted((a, b) => a.box.left + a.box.right - b.box.left - b.box.right)
}

function heightOf({ box }: FoundFace): number {
  return box.bottom - box.top
}
