import type { Job } from '@ever-after/engine'
import type { CoachedPhoto } from '../panel/coach-photos.ts'
import type { Wardrobe } from '../panel/plan-couple.ts'
import type { Photo } from '../photos/read-photos.ts'

/** One call of the studio that someone will look at. */
export interface Order {
  /** Names its pictures; one file and one line of the table. */
  name: string
  job: Job
  /** Shown in front of the pictures, to compare. */
  before?: Photo
}

/** People whose photo the coach accepts and who wear a dress or were not told otherwise. */
export function dressWearers(people: readonly CoachedPhoto[], wardrobe: Wardrobe): readonly Photo[] {
  return people.filter(({ name, refusal }) => refusal === null && wardrobe[name] !== 'suit')
}
