import type { ErrorBody, ErrorCode } from '@ever-after/contract'

interface RefusalOptions {
  /** A more helpful sentence than that of the code. */
  words?: string
  details?: ErrorBody['details']
  faces?: ErrorBody['faces']
  retryAfterMs?: number
  cause?: unknown
}

/** An expected failure that the contract lists; the status and, unless there are better ones, the words belong to its code. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly words: string | undefined
  readonly details: ErrorBody['details']
  readonly faces: ErrorBody['faces']
  readonly retryAfterMs: number | undefined

  constructor(code: ErrorCode, { words, details, faces, retryAfterMs, cause }: RefusalOptions = {}) {
    super(code, { cause })
    this.name = 'Refusal'
    this.code = code
    this.words = words
    this.details = details
    this.faces = faces
    this.retryAfterMs = retryAfterMs
  }
}
