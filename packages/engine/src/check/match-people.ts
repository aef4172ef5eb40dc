import type { RgbImage } from '../pixels/rgb-image.ts'
import { describeFace, type FoundFace, findFaces, likenessDistance } from '../vision/index.ts'

export interface MatchedPeople {
  /** Every face of the picture, the largest first. */
  faces: readonly FoundFace[]
  /** By person: the face that is taken to be theirs; undefined when there are fewer faces than people. */
  matches: readonly (FoundFace | undefined)[]
  /** By person: distance of the descriptors, portrait to picture; Infinity without a face. */
  likeness: number[]
}

/** Finds out who is who in a picture that somebody else made: the pairing in which the people are most alike. */
export async function matchPeople(
  image: RgbImage,
  descriptors: readonly Float32Array[],
): Promise<MatchedPeople> {
  const faces = await findFaces(image)
  // Only as many as there are people: a face in the background must not pass for one of them.
  const shown = faces.slice(0, descriptors.length)
  const drawn = await Promise.all(shown.map(({ mesh }) => describeFace(image, mesh)))
  const distances = descriptors.map((own) => drawn.map((other) => likenessDistance(other, own)))
  const order = bestOrder(distances)
  return {
    faces,
    matches: order.map((face) => (face === undefined ? undefined : shown[face])),
    likeness: order.map((face, person) => (face === undefined ? Infinity : distances[person][face])),
  }
}

/** For one or two people: which face is whose. With one face for two people it goes to the one who is more alike. */
function bestOrder(distances: readonly (readonly number[])[]): (number | undefined)[] {
  const [first, second] = distances
  if (!second) return [first.length ? 0 : undefined]
  if (first.length === 0) return [undefined, undefined]
  if (first.length === 1) return first[0] <= second[0] ? [0, undefined] : [undefined, 0]
  return first[0] + second[1] <= first[1] + second[0] ? [0, 1] : [1, 0]
}
