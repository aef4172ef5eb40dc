import type { RgbImage } from '../../pixels/rgb-image.ts'
import { EngineError } from '../../spec/errors.ts'
import type { Hint } from '../../spec/hint.ts'
import type { Portrait } from '../../spec/job.ts'
import { estimateAge, type FoundFace } from '../../vision/index.ts'

/**
 * Years by estimate under which nobody is put into a picture, and under which somebody has to say that the person is an
 * adult. Estimates err by years: docs/fairness.md has who is refused and who is asked.
 */
const years = { refused: 18, asked: 24 }

/** Whether a face's age is to be asked for; the estimate itself goes no further. Rejects with an EngineError: under_age. */
export async function hintAge(image: RgbImage, { mesh }: FoundFace): Promise<Hint[]> {
  const estimate = await estimateAge(image, mesh)
  if (estimate < years.refused)
    throw new EngineError('under_age', 'The photo seems to show a child. Pictures are made of adults only.')
  return estimate < years.asked ? [{ code: 'age_unsure', severity: 'ask', value: 0 }] : []
}

/** Throws an EngineError: age_unconfirmed. */
export function refuseUnconfirmed(
  hints: readonly Hint[],
  { isConfirmedAdult }: Pick<Portrait, 'isConfirmedAdult'>,
): void {
  if (!isConfirmedAdult && hints.some(({ code }) => code === 'age_unsure'))
    throw new EngineError('age_unconfirmed', 'Nobody has said yet that the person in the photo is an adult.')
}
