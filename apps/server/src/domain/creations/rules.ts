import type { Attire } from '@ever-after/contract'
import type { EngineErrorCode } from '@ever-after/engine'
import type { FoundStyle } from '../catalogue/index.ts'

type Prompts = FoundStyle['variation']['prompts']

/** Which of a style's prompts fits what the two wear (decision A37). */
export function choosePrompt(
  prompts: Partial<Prompts>,
  attires: readonly [Attire, Attire],
): string | undefined {
  const chosen = prompts[promptKey(attires)] ?? prompts.original
  return chosen?.structured_technical ?? chosen?.detailed_scene
}

function promptKey([first, second]: readonly [Attire, Attire]): keyof Prompts {
  if (first !== second) return 'original'
  return first === 'dress' ? 'bride-bride' : 'groom-groom'
}

/** Why a creation failed; `interrupted` is a server that stopped too often, `deadline` one that never got there. */
export type FailureCode = EngineErrorCode | 'deadline' | 'interrupted' | 'photo_expired' | 'internal'

/** Failures that another attempt may cure; the others would only repeat themselves. */
export function isWorthAnotherAttempt(code: FailureCode): boolean {
  return code === 'engine_crashed' || code === 'timed_out' || code === 'internal'
}

const nothingCharged = 'Nothing was charged.'

/** What a person reads under a failed picture. */
const failureWords: Record<FailureCode, string> = {
  no_face: `We could not find a face in one of the photos. ${nothingCharged}`,
  too_many_faces: `One of the photos shows more than one person. ${nothingCharged}`,
  not_an_image: `One of the photos could not be opened. ${nothingCharged}`,
  image_too_many_pixels: `One of the photos is too large. ${nothingCharged}`,
  photo_expired: `One of the photos was deleted as promised. Please upload it again. ${nothingCharged}`,
  unknown_scene: `This style cannot be made right now. ${nothingCharged}`,
  unknown_attire: `This style cannot be made right now. ${nothingCharged}`,
  unsafe: `This picture cannot be made. ${nothingCharged}`,
  provider_unavailable: `Our studio is closed for a moment. Please try again. ${nothingCharged}`,
  over_budget: `Our studio is closed for a moment. Please try again. ${nothingCharged}`,
  timed_out: `This picture took too long. Please try again. ${nothingCharged}`,
  deadline: `This picture took too long. Please try again. ${nothingCharged}`,
  unlike: `The picture did not look enough like you, so we did not keep it. Photos with the face in front work best. ${nothingCharged}`,
  cancelled: `The picture was stopped. ${nothingCharged}`,
  engine_crashed: `Something went wrong while making the picture. ${nothingCharged}`,
  interrupted: `Something went wrong while making the picture. ${nothingCharged}`,
  internal: `Something went wrong while making the picture. ${nothingCharged}`,
}

/** Rows of an earlier release may hold a code that is gone; it reads as the general failure. */
export function failureWordsOf(code: string): string {
  return code in failureWords ? failureWords[code as FailureCode] : failureWords.internal
}
