import type { RgbImage } from '../../pixels/rgb-image.ts'
import { EngineError } from '../../spec/errors.ts'
import type { Hint } from '../../spec/hint.ts'
import { type FoundFace, judgePerson } from '../../vision/index.ts'
import { refuseDark } from './face-light.ts'

/**
 * Log odds of a real person under which a photo is refused, and under which somebody is told that it looks like a picture
 * of a picture. They lie where docs/fairness.md says how many adults are refused.
 */
const odds = { refused: -0.4, unsure: 0.4 }

/** Whether a photo looks as if it were of a picture. Rejects with an EngineError: not_a_person, or too_dark to tell. */
export async function hintPerson(image: RgbImage, face: FoundFace): Promise<Hint[]> {
  const found = await judgePerson(image, face.mesh)
  if (found < odds.refused) {
    refuseDark(image, face)
    throw new EngineError('not_a_person', 'The photo does not seem to show a real person.')
  }
  return found < odds.unsure ? [{ code: 'photo_of_picture', severity: 'info', value: 0 }] : []
}
