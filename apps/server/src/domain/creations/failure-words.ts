import type { FailureCode } from './rules.ts'
import type { Kind } from './wish.ts'

/** `{photo}` is one of the photos where there are two. */
const failureWords: Record<FailureCode, string> = {
  no_face: 'We could not find a face in {photo}.',
  too_many_faces: '{Photo} shows more than one person.',
  not_a_person: '{Photo} does not seem to show a real person.',
  under_age: '{Photo} seems to show a child. Our pictures are for adults.',
  too_dark: '{Photo} is very dark. Please take it in daylight or near a window.',
  age_unconfirmed:
    'Our pictures are for adults. Please choose photos of people of 18 or older, or confirm that they are.',
  not_an_image: '{Photo} could not be opened.',
  image_too_many_pixels: '{Photo} is too large.',
  image_too_narrow: '{Photo} is too small or too narrow.',
  photo_expired: '{Photo} was deleted as promised. Please upload it again.',
  no_hair: 'We found no hair to colour in {photo}.',
  dress_unusable: 'This dress would not look right. Please choose another photo of it.',
  unknown_scene: 'This picture cannot be made right now.',
  unknown_attire: 'This picture cannot be made right now.',
  unsafe: 'A safety check declined this picture. Another photo may work better.',
  provider_unavailable: 'Our studio is closed for a moment. Please try again.',
  over_budget: 'Our studio has made all the pictures it can for today. Please come back tomorrow.',
  timed_out: 'This picture took too long. Please try again.',
  deadline: 'This picture took too long. Please try again.',
  pose_impossible: 'You two cannot be drawn in this pose here. Please choose another one.',
  unlike:
    'The picture did not look enough like you, so we did not keep it. Photos with the face in front work best.',
  cancelled: 'The picture was stopped.',
  engine_crashed: 'Something went wrong while making the picture.',
  interrupted: 'Something went wrong while making the picture.',
  internal: 'Something went wrong while making the picture.',
}

/** What a person reads under a failed picture; a code of an earlier release reads as the general failure. */
export function failureWordsOf(code: string, kind: Kind): string {
  const words = code in failureWords ? failureWords[code as FailureCode] : failureWords.internal
  const [photo, atStart] =
    kind === 'style' ? ['one of the photos', 'One of the photos'] : ['the photo', 'The photo']
  return `${words.replace('{photo}', photo).replace('{Photo}', atStart)} Nothing was charged.`
}
