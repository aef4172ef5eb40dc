import type { PlacedFace } from '../compose/compose-couple.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { describeFace, type FoundFace, findFaces, likenessDistance } from '../vision/index.ts'

export interface FacesAgain {
  /** Faces in the whole picture. */
  count: number
  /** By person: the face that is found where theirs was put. */
  own: (FoundFace | undefined)[]
  /** All other faces of the picture. */
  others: FoundFace[]
  /** By person: distance of the descriptors, portrait to picture; Infinity when no face is found where it was put. */
  likeness: number[]
}

/** Looks for the faces where they were put and compares each with its portrait. */
export async function findAgain(
  image: RgbImage,
  placed: readonly PlacedFace[],
  descriptors: readonly Float32Array[],
): Promise<FacesAgain> {
  const found = await findFaces(image)
  const own = placed.map((place) => found.find((candidate) => isAt(candidate, place)))
  const compare = async (place: PlacedFace, index: number): Promise<number> => {
    const face = own[index]
    if (!face) return Infinity
    const distance = async (mesh: Float32Array) =>
      likenessDistance(await describeFace(image, mesh), descriptors[index])
    const likeness = await distance(face.mesh)
    if (likeness <= surelyAligned) return likeness
    return Math.min(likeness, await distance(place.mesh))
  }
  const others = found.filter((face) => !own.includes(face))
  return { count: found.length, own, others, likeness: await Promise.all(placed.map(compare)) }
}

/** A worse distance may come from a mesh that sits askew on a small or half-lit face; where it was put is known. */
const surelyAligned = 0.3

function isAt({ box }: FoundFace, { oval }: PlacedFace): boolean {
  const x = oval.reduce((sum, point) => sum + point[0], 0) / oval.length
  const y = oval.reduce((sum, point) => sum + point[1], 0) / oval.length
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}
