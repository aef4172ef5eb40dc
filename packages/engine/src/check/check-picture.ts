import type { PlacedFace } from '../compose/compose-couple.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import type { Finish } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { likenessLimit } from '../vision/index.ts'
import { findAgain } from './find-again.ts'
import { skinDeltaE } from './measure-skin.ts'

export interface PictureCheck {
  image: RgbImage
  placed: readonly [PlacedFace, PlacedFace]
  photos: readonly [UnderstoodPhoto, UnderstoodPhoto]
  finish: Finish
}

export interface Verdict {
  /** Faces in the whole picture; more than two when the scene seems to hold one. */
  faceCount: number
  likeness: [number, number]
  skinDeltaE: [number, number]
  /** The first partner whose face is missing or is not the same person. */
  unlike: 0 | 1 | null
  /** Whether a gentler finish may bring the likeness where every good picture of the test set is. */
  isDoubtful: boolean
}

/** The worst likeness of 44 heads in well judged pictures was 0.40; beyond this a gentler finish is worth its time. */
const doubtfulLikeness = 0.45

/** Finds both faces again and measures likeness and skin against the portraits. */
export async function checkPicture({ image, placed, photos, finish }: PictureCheck): Promise<Verdict> {
  const { count, faces } = await findAgain(image, placed, [photos[0].descriptor, photos[1].descriptor])
  const skin = (index: 0 | 1) =>
    skinDeltaE({ photo: photos[index], image, face: placed[index], isGrey: finish === 'bw' })
  const likeness: [number, number] = [faces[0].likeness, faces[1].likeness]
  const isUnlike = likeness.findIndex((distance) => distance > likenessLimit)
  return {
    faceCount: count,
    likeness,
    skinDeltaE: [skin(0), skin(1)],
    unlike: isUnlike === 0 || isUnlike === 1 ? isUnlike : null,
    isDoubtful: Math.max(...likeness) > doubtfulLikeness,
  }
}
