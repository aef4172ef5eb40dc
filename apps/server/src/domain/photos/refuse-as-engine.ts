import { EngineError } from '@ever-after/engine'
import { Refusal } from '../access/index.ts'

/** Runs engine work that a caller waits for: what is wrong with the picture is said, the rest asks for patience. */
export async function refuseAsEngine<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    switch (error.code) {
      case 'no_face':
      case 'too_many_faces':
      case 'not_a_person':
      case 'under_age':
      case 'too_dark':
      case 'age_unconfirmed':
      case 'no_hair':
      case 'image_too_narrow':
        throw new Refusal(error.code, { cause: error })
      case 'dress_unusable':
        throw new Refusal(error.code, {
          // Where the engine knows the reason, its sentence says what to choose instead.
          words: error.reason && error.message,
          details: [{ path: 'dress', message: error.message }],
          cause: error,
        })
      default:
        throw new Refusal('overloaded', { retryAfterMs: 2000, cause: error })
    }
  }
}
