import { type FaceQuestion, lookAroundFace } from '../check/around-face.ts'
import type { SkinGap } from '../check/body-skin.ts'
import { type MatchedPeople, matchPeople } from '../check/match-people.ts'
import { skinInLight } from '../check/skin-in-light.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { faceHeightCm, pxPerCmOf } from '../understand/face-scale.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type FoundFace, likenessLimit } from '../vision/index.ts'
import { refusal } from './refuse.ts'

export interface PeopleCheck {
  image: RgbImage
  /** In the job's order. */
  photos: readonly UnderstoodPhoto[]
  isGrey?: boolean
  /** Whether hair and neck are left alone: in a painting the network mistakes one for the other. */
  isPainted?: boolean
  /** By person: whether a covering was chosen for them, so that their hair need not show; nobody's when absent. */
  isCovered?: readonly boolean[]
  /** Descriptor distance beyond which a face is somebody else's; the studio's own limit when absent. */
  mostLikeness?: number
}

export interface CheckedPeople {
  /** Of everybody, passers-by included. */
  allFaces: readonly FoundFace[]
  /** By person. */
  faces: FoundFace[]
  likeness: number[]
  skinDeltaE: number[]
  warnings: string[]
}

/** A face lower than this share of the picture's height is too small to be anybody. */
const leastFaceShare = 0.06
/** Another face from this share of the smallest one's height on is another person in the picture, below it a passer-by. */
const rivalShare = 0.4
/** CIEDE2000 beyond which a picture is told of, and beyond which it is refused. */
const skinLimits = { told: 8, refused: 12 }
/** CIELAB lightness by which nobody may be lighter than the photo's own light explains. */
const mostLighter = 9

/** How much of the photo's hair or cloth has to show, where it has enough of it; docs/checks.md has the counts. */
const hairLimits = { fromCm2: 60, leastShare: 0.25 }
/** CIELAB: how much lighter and of how other a colour a neck may be than the face; one in deep shade tells no colour. */
const neckLimits = { paler: 14, colour: 15, shaded: 25 }

/** Looks at the people of a picture as strictly as at the studio's own. Rejects with an EngineError: unlike. */
export async function checkPeople({
  image,
  photos,
  isGrey = false,
  isPainted = false,
  isCovered = [],
  mostLikeness = likenessLimit,
}: PeopleCheck): Promise<CheckedPeople> {
  const matched = await matchPeople(
    image,
    photos.map(({ descriptor }) => descriptor),
  )
  const faces = facesOf(matched, image)
  const differs = matched.likeness.findIndex((distance) => distance > mostLikeness)
  if (differs >= 0) throw refusal('face_differs', { partner: differs })
  const skins = photos.map((photo, person) => {
    const { mesh } = faces[person]
    return skinInLight({ photo, image, face: { mesh, pxPerCm: pxPerCmOf(mesh) }, isGrey })
  })
  const changed = skins.findIndex(
    ({ deltaE, lighterBy }) => deltaE > skinLimits.refused || lighterBy > mostLighter,
  )
  if (changed >= 0) throw refusal('skin_differs', { partner: changed })
  for (const [partner, photo] of isPainted ? [] : photos.entries())
    await lookAround({ image, mesh: faces[partner].mesh, photo }, partner, isCovered[partner])
  const warnings: string[] = []
  if (matched.faces.length > photos.length) warnings.push('more_faces')
  if (skins.some(({ deltaE }) => deltaE > skinLimits.told)) warnings.push('skin_changed')
  return {
    allFaces: matched.faces,
    faces,
    likeness: matched.likeness,
    skinDeltaE: skins.map(({ deltaE }) => deltaE),
    warnings,
  }
}

/** Refuses hair or a covering that is lost, and a neck that belongs to nobody with this face. */
async function lookAround(question: FaceQuestion, partner: number, isCovered = false): Promise<void> {
  const { hair, neck } = await lookAroundFace(question)
  if (!isCovered && hair.areaCm2 >= hairLimits.fromCm2 && hair.share < hairLimits.leastShare)
    throw refusal('hair_differs', { partner })
  if (neck && isOtherNeck(neck)) throw refusal('neck_differs', { partner })
}

function isOtherNeck({ lightness, colour }: SkinGap): boolean {
  if (lightness > neckLimits.paler) return true
  return colour > neckLimits.colour && -lightness < neckLimits.shaded
}

function facesOf({ faces: all, matches }: MatchedPeople, { heightPx }: RgbImage): FoundFace[] {
  const faces = matches.map((face, partner) => {
    if (!face || faceHeightPx(face) < leastFaceShare * heightPx) throw refusal('face_missing', { partner })
    return face
  })
  const smallest = Math.min(...faces.map(faceHeightPx))
  const isRival = (face: FoundFace) => !faces.includes(face) && faceHeightPx(face) >= rivalShare * smallest
  if (all.some(isRival)) throw refusal('more_people')
  return faces
}

function faceHeightPx({ mesh }: FoundFace): number {
  return faceHeightCm * pxPerCmOf(mesh)
}
