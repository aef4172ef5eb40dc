import * as z from 'zod/mini'

/** What can go wrong, by code; what each means stands in the error catalogue. */
export const errorCodes = [
  'bad_request',
  'malformed_json',
  'unknown_style',
  'unknown_dress',
  'unknown_photo',
  'unknown_picture',
  'missing_file',
  'upload_preset_missing',
  'upload_preset_unknown',
  'invalid_transformation',
  'invalid_catalogue',
  'time_passed',
  'unauthenticated',
  'wrong_password',
  'forbidden',
  'device_blocked',
  'premium_only',
  'not_found',
  'idempotency_conflict',
  'portraits_full',
  'already_rated',
  'not_finished',
  'redo_used',
  'device_exists',
  'catalogue_conflict',
  'wipe_refused',
  'wrong_product',
  'purchase_of_other',
  'purchase_refunded',
  'already_granted',
  'purchase_unverified',
  'file_too_large',
  'body_too_large',
  'not_an_image',
  'unsupported_image',
  'image_too_many_pixels',
  'image_too_narrow',
  'image_broken',
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'age_unconfirmed',
  'photo_expired',
  'style_not_ready',
  'photo_not_suitable',
  'no_hair',
  'dress_unusable',
  'enhancement_failed',
  'generation_failed',
  'style_limit',
  'weekly_limit',
  'portrait_limit',
  'weekly_portrait_limit',
  'rate_limited',
  'too_many_logins',
  'internal',
  'login_disabled',
  'overloaded',
  'store_unavailable',
  'text_model_failed',
] as const

export type ErrorCode = (typeof errorCodes)[number]

const faceBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
/** Where a face lies, in fractions of its photo; a part of it may lie outside. */
export type FaceBox = z.infer<typeof faceBox>

/** The body of every non-2xx answer. */
export const errorBody = z.object({
  error: z.string().check(z.describe('A sentence for the person using the app')),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  faces: z.optional(
    z.array(faceBox).check(z.describe('With too_many_faces: who may be meant, from the left to the right')),
  ),
})
export type ErrorBody = z.infer<typeof errorBody>
