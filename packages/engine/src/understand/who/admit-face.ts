import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { Hint } from '../../spec/hint.ts'
import type { Portrait } from '../../spec/job.ts'
import type { FoundFace } from '../../vision/index.ts'
import { hintAge, refuseUnconfirmed } from './of-age.ts'
import { hintPerson } from './real-person.ts'

/** Hints on who is shown: only adult people are put into pictures. Rejects with an EngineError: not_a_person, under_age, too_dark. */
export async function hintFace(image: RgbImage, face: FoundFace): Promise<Hint[]> {
  return [...(await hintPerson(image, face)), ...(await hintAge(image, face))]
}

/**
 * For work that begins with a photo and does not come back to it.
 * Rejects with an EngineError: not_a_person, under_age, too_dark, age_unconfirmed.
 */
export async function admitFace(
  image: RgbImage,
  face: FoundFace,
  portrait: Pick<Portrait, 'isConfirmedAdult'>,
): Promise<void> {
  refuseUnconfirmed(await hintFace(image, face), portrait)
}
