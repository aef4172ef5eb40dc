import { EngineError } from '../spec/errors.ts'

/** Why a dress photo is refused, and what the one who chose it reads: what to choose instead, then what is the matter. */
const sentences = {
  no_wearer: 'Choose a photo of somebody wearing the dress, with the face in view: no face was found.',
  several_people: 'Choose a photo in which one person wears the dress: this one shows several people.',
  turned:
    'Choose a photo in which the dress is seen from the front: this one is seen from the side or behind.',
  too_small: 'Choose a larger photo of the dress: in this one it is too small.',
  cut_off: 'Choose a photo that shows the dress down to the hips: this one ends too early.',
  hardly_seen: 'Choose a photo that shows the dress as a whole: hardly any of it was found here.',
  hair_over: 'Choose a photo in which no hair lies over the dress: here it hides a part of it.',
  arms_over: 'Choose a photo with the arms at the sides: here they hide a part of the dress.',
  neck_hidden: 'Choose a photo in which the neck is free: here hair or a hand hides it.',
  sitting: 'Choose a photo of somebody who stands: seated, the dress folds where a standing one falls.',
  two_piece: 'Choose a photo of a dress in one piece: this one shows a top with a skirt or trousers.',
  suit: 'Choose a photo of a dress: this one shows a suit.',
} as const

export type UnusableReason = keyof typeof sentences

/** A dress photo that cannot look right on anyone else. */
export function unusable(reason: UnusableReason): EngineError {
  return new EngineError('dress_unusable', sentences[reason], { reason })
}
