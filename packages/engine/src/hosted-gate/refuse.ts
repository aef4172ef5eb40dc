import { EngineError } from '../spec/errors.ts'

/** Why a picture that a hosted model drew is refused. */
export type RefusalReason =
  | 'face_missing'
  | 'more_people'
  | 'face_differs'
  | 'skin_differs'
  | 'head_turned'
  | 'hair_differs'
  | 'neck_differs'
  | 'wrong_shape'
  | 'wrong_size'
  | 'not_a_picture'
  | 'blank'

const words: Record<RefusalReason, string> = {
  face_missing: 'A face is missing in the picture.',
  more_people: 'The picture shows somebody else as well.',
  face_differs: 'The face in the picture does not look like the photo enough.',
  skin_differs: 'The skin in the picture has another colour than in the photo.',
  head_turned: 'The head in the picture is turned another way than in the photo.',
  hair_differs: 'The hair in the picture is not that of the photo.',
  neck_differs: 'The neck in the picture has another colour than the face.',
  wrong_shape: 'The picture has another shape than was asked for.',
  wrong_size: 'The picture is smaller than was asked for.',
  not_a_picture: 'What came is not a picture.',
  blank: 'The picture is empty.',
}

const ofProvider: ReadonlySet<RefusalReason> = new Set([
  'wrong_shape',
  'wrong_size',
  'not_a_picture',
  'blank',
])

/** The failure for a picture that is not shown to anybody; `unlike` when it is about people. */
export function refusal(
  reason: RefusalReason,
  options: { partner?: number; cause?: unknown } = {},
): EngineError {
  const code = ofProvider.has(reason) ? 'provider_unavailable' : 'unlike'
  return new EngineError(code, words[reason], { reason, ...options })
}
