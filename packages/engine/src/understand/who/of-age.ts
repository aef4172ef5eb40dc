import type { RgbImage } from '../../pixels/rgb-image.ts'
import { EngineError } from '../../spec/errors.ts'
import type { Hint } from '../../spec/hint.ts'
import type { Portrait } from '../../spec/job.ts'
import { type FoundFace, judgeMaturity } from '../../vision/index.ts'
import { leastFaceLight } from '../coach/coach.ts'
import { refuseDark } from './face-light.ts'

/**
 * Maturity under which nobody is put into a picture, and under which somebody has to say that the person is an adult.
 * It is judged wrongly of some: docs/fairness.md has who is refused and who is asked.
 */
const maturity = { refused: -0.04, asked: 0.6 }

/**
 * Whether a face's age is to be asked for; the judgement itself goes no further. Rejects with an EngineError: under_age,
 * or too_dark where the face only looks young because too little of it is seen.
 */
export async function hintAge(image: RgbImage, face: FoundFace): Promise<Hint[]> {
  const found = await judgeMaturity(image, face.mesh)
  if (found < maturity.refused) {
    // The less light there is on a face, the younger it is judged.
    refuseDark(image, face, leastFaceLight)
    throw new EngineError('under_age', 'The photo seems to show a child. Pictures are made of adults only.')
  }
  return found < maturity.asked ? [{ code: 'age_unsure', severity: 'ask', value: 0 }] : []
}

/** Throws an EngineError: age_unconfirmed. */
export function refuseUnconfirmed(
  hints: readonly Hint[],
  { isConfirmedAdult }: Pick<Portrait, 'isConfirmedAdult'>,
): void {
  if (!isConfirmedAdult && hints.some(({ code }) => code === 'age_unsure'))
    throw new EngineError('age_unconfirmed', 'Nobody has said yet that the person in the photo is an adult.')
}
