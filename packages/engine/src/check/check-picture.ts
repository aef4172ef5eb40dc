import type { PlacedFace } from '../compose/compose-couple.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import type { Finish } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { likenessLimit } from '../vision/index.ts'
import { findAgain } from './find-again.ts'
import { findFault, type PictureFault } from './find-fault.ts'
import { skinDeltaE } from './measure-skin.ts'

type CheckedKeys = 'widthPx' | 'heightPx' | 'rgb' | 'mesh' | 'pxPerCm' | 'cheeks' | 'descriptor'

export interface PictureCheck {
  image: RgbImage
  /** By person, as the photos are. */
  placed: readonly PlacedFace[]
  photos: readonly Pick<UnderstoodPhoto, CheckedKeys>[]
  finish: Finish
}

export interface Verdict {
  /** Faces in the whole picture; more than the people when the scene seems to hold one. */
  faceCount: number
  likeness: number[]
  skinDeltaE: number[]
  /** Index of the first person whose face is missing or is not the same. */
  unlike: number | null
  /** What is plainly wrong around the faces: hair, crown, neck, hands, or somebody else. */
  fault: PictureFault | null
  /** Whether a gentler finish may bring the likeness where every good picture of the test set is. */
  isDoubtful: boolean
}

/** The worst likeness of 44 heads in well judged pictures was 0.40; beyond this a gentler finish is worth its time. */
const doubtfulLikeness = 0.45

/** Finds the faces again and measures likeness and skin against the portraits. */
export async function checkPicture({ image, placed, photos, finish }: PictureCheck): Promise<Verdict> {
  const { count, own, others, likeness } = await findAgain(
    image,
    placed,
    photos.map(({ descriptor }) => descriptor),
  )
  const isGrey = finish === 'bw'
  const unlike = likeness.findIndex((distance) => distance > likenessLimit)
  return {
    faceCount: count,
    likeness,
    skinDeltaE: photos.map((photo, index) => skinDeltaE({ photo, image, face: placed[index], isGrey })),
    unlike: unlike < 0 ? null : unlike,
    fault: findFault({ image, placed, own, others }),
    isDoubtful: Math.max(...likeness) > doubtfulLikeness,
  }
}
