import type { ErrorBody, ErrorCode } from '@ever-after/contract'

interface RefusalOptions {
  details?: ErrorBody['details']
  retryAfterMs?: number
  cause?: unknown
}

/** An expected failure that the contract lists; the words and the status belong to its code. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: ErrorBody['details']
  readonly retryAfterMs: number | undefined

  constructor(code: ErrorCode, { details, retryAfterMs, cause }: RefusalOptions = {}) {
    super(code, { cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.retryAfterMs = retryAfterMs
  }
}
