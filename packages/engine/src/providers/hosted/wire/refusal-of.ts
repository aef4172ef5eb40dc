import type { Adapter } from '../models/adapter.ts'
import { EngineError } from '../spec.ts'
import { retryAfterMsOf } from './retry-after-ms-of.ts'

interface Answer {
  status: number
  headers: Headers
  /** What its JSON says; undefined where it is none. */
  body: unknown
  adapter: Pick<Adapter, 'complaintIn'>
}

/** Why an answer is no picture, or undefined where it may be one. No words of the provider get into the message. */
export function refusalOf({ status, headers, body, adapter }: Answer): EngineError | undefined {
  const complaint = adapter.complaintIn(body, status)
  if (complaint === 'unsafe')
    return new EngineError('unsafe', 'The model refused to draw this.', { reason: 'moderated' })
  if (complaint === 'over_budget' || status === 402)
    return new EngineError('over_budget', 'The account at the provider is empty.', {
      reason: 'account_empty',
    })
  if (status < 400) return undefined
  return new EngineError('provider_unavailable', `The provider answered with status ${status}.`, {
    reason: reasonOf(status),
    retryAfterMs: retryAfterMsOf({ headers, body }),
  })
}

function reasonOf(status: number): string {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'busy'
  return status >= 500 || status === 408 || status === 409 ? 'down' : 'bad_request'
}
