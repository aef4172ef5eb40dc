export const engineErrorCodes = [
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'age_unconfirmed',
  'not_an_image',
  'image_too_many_pixels',
  'image_too_narrow',
  'unknown_scene',
  'unknown_attire',
  'unsafe',
  'provider_unavailable',
  'over_budget',
  'timed_out',
  'dress_unusable',
  'no_hair',
  'unlike',
  'pose_impossible',
  'cancelled',
  'engine_crashed',
] as const
export type EngineErrorCode = (typeof engineErrorCodes)[number]

/** An expected failure of the engine; nothing was made. */
export class EngineError extends Error {
  readonly code: EngineErrorCode
  /** Index of the partner (0 or 1) the failure is about, when it is about one. */
  readonly partner: number | undefined
  /** A finer code than `code`, when there is one, such as two_piece of dress_unusable. */
  readonly reason: string | undefined
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined
  /** Whether a provider had taken the order when it failed, so that it may bill what it did not hand over. */
  readonly mayBeBilled: boolean

  constructor(
    code: EngineErrorCode,
    message: string,
    options: {
      partner?: number
      reason?: string
      retryAfterMs?: number
      mayBeBilled?: boolean
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.code = code
    this.partner = options.partner
    this.reason = options.reason
    this.retryAfterMs = options.retryAfterMs
    this.mayBeBilled = options.mayBeBilled ?? false
  }
}
