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
  'unauthenticated',
  'wrong_password',
  'forbidden',
  'not_found',
  'idempotency_conflict',
  'portraits_full',
  'already_rated',
  'not_finished',
  'device_exists',
  'file_too_large',
  'body_too_large',
  'not_an_image',
  'unsupported_image',
  'image_too_many_pixels',
  'image_broken',
  'no_face',
  'too_many_faces',
  'photo_expired',
  'style_not_ready',
  'photo_not_suitable',
  'no_hair',
  'dress_unusable',
  'enhancement_failed',
  'style_limit',
  'weekly_limit',
  'portrait_limit',
  'weekly_portrait_limit',
  'rate_limited',
  'too_many_logins',
  'internal',
  'login_disabled',
  'overloaded',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The body of every non-2xx answer. */
export const errorBody = z.object({
  error: z.string().check(z.describe('A sentence for the person using the app')),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorBody = z.infer<typeof errorBody>
