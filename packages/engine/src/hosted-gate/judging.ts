import type { RgbImage } from '../pixels/rgb-image.ts'
import type { StageClock } from '../providers/studio/stage-clock.ts'
import type { Outcome, Report } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'

/** A picture of the right shape and size, before its people are looked at. */
export interface Judging {
  image: RgbImage
  understood: readonly UnderstoodPhoto[]
  clock: StageClock
}

/** What is known of a picture that passed. */
export type Judged = Pick<Outcome, 'images'> & Pick<Report, 'likeness' | 'skinDeltaE' | 'warnings'>
