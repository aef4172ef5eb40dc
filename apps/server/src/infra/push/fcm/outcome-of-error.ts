import type { PushOutcome } from '../push.ts'
import { AccountRefusedError } from './google-credential.ts'

type Verdict = Exclude<PushOutcome['kind'], 'sent'> | 'unclear' | 'other_project'

/** What each code of the library means. Source: FCM's table of error codes and firebase-admin 14's messaging errors. */
const verdicts: Record<string, Verdict> = {
  'messaging/registration-token-not-registered': 'dead',
  'messaging/installation-id-not-registered': 'dead',
  'messaging/invalid-registration-token': 'dead',
  'messaging/invalid-argument': 'unclear',
  'messaging/invalid-recipient': 'dead',
  'messaging/invalid-payload': 'refused',
  'messaging/invalid-data-payload-key': 'refused',
  'messaging/invalid-options': 'refused',
  'messaging/payload-size-limit-exceeded': 'refused',
  'messaging/mismatched-credential': 'other_project',
  'messaging/third-party-auth-error': 'account',
  'messaging/authentication-error': 'account',
  'messaging/message-rate-exceeded': 'busy',
  'messaging/device-message-rate-exceeded': 'busy',
  'messaging/server-unavailable': 'busy',
  'messaging/internal-error': 'busy',
}

/** Of these nothing left this machine. */
const unsentCauses = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const usualRetryMs = 60_000
const longestRetryMs = 60 * 60_000

export interface Judged {
  /** `unclear` may be the message or the address, `other_project` the address or the account. */
  verdict: Verdict
  reason: string
  retryAfterMs: number
}

/** What an error of the library says about the message. */
export function judgeError(error: unknown): Judged {
  const reason = textOf(error, 'code') ?? 'unknown'
  return { verdict: verdictOf(error, reason), reason, retryAfterMs: retryAfterOf(error) }
}

function verdictOf(error: unknown, code: string): Verdict {
  if (code in verdicts) return verdicts[code]
  const cause = error instanceof Error ? error.cause : undefined
  if (code === 'app/invalid-credential') return cause instanceof AccountRefusedError ? 'account' : 'busy'
  return unsentCauses.includes(textOf(cause, 'code') ?? '') ? 'busy' : 'unknown'
}

function retryAfterOf(error: unknown): number {
  const seconds = Number(readPath(error, ['httpResponse', 'headers', 'retry-after']))
  return seconds > 0 ? Math.min(seconds * 1000, longestRetryMs) : usualRetryMs
}

function textOf(value: unknown, name: string): string | undefined {
  const found = readPath(value, [name])
  return typeof found === 'string' ? found : undefined
}

function readPath(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return readPath(new Map(Object.entries(value)).get(name) ?? Reflect.get(value, name), rest)
}
