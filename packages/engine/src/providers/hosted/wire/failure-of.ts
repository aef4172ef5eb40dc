import { APICallError, NoImageGeneratedError } from 'ai'
import { EngineError } from '../spec.ts'

/** What the SDK threw, in the engine's words, and whether the provider may bill it; an EngineError stays what it is. */
export function failureOf(thrown: unknown, { mayBeBilled }: { mayBeBilled: boolean }): EngineError {
  const known = engineErrorIn(thrown)
  if (!known) {
    const { message, reason } = wordsFor(thrown)
    const cause = withoutPictures(thrown)
    return new EngineError('provider_unavailable', message, { reason, mayBeBilled, cause })
  }
  if (!mayBeBilled) return known
  const { code, message, reason, retryAfterMs, cause } = known
  return new EngineError(code, message, { reason, retryAfterMs, mayBeBilled, cause })
}

/** The SDK wraps what its own fetch threw while it reads an answer. */
function engineErrorIn(thrown: unknown): EngineError | undefined {
  if (thrown instanceof EngineError) return thrown
  return thrown instanceof Error && thrown.cause instanceof EngineError ? thrown.cause : undefined
}

function wordsFor(thrown: unknown): { message: string; reason: string } {
  if (NoImageGeneratedError.isInstance(thrown))
    return { message: 'The model drew nothing.', reason: 'no_picture' }
  if (isNetworkFailure(thrown)) return { message: 'The provider cannot be reached.', reason: 'unreachable' }
  return { message: 'The provider gave an answer that cannot be read.', reason: 'unreadable' }
}

/** The SDK's errors carry the whole request, photographs included; a log must never see them. */
function withoutPictures(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(typeof thrown)
  return new Error(`${thrown.name}: ${thrown.message.slice(0, mostMessageLength)}`)
}

const mostMessageLength = 200

/** Undici throws a TypeError when a connection fails or breaks off; the SDK makes a call without a status of some. */
function isNetworkFailure(thrown: unknown): boolean {
  if (APICallError.isInstance(thrown)) return thrown.statusCode === undefined
  return thrown instanceof TypeError && /fetch failed|terminated/.test(thrown.message)
}
