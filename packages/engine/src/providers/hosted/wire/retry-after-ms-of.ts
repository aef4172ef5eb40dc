import { fieldOf, textOf } from './read-json.ts'

/** No provider is left alone for longer than this for one answer of theirs. */
const mostRetryAfterMs = 3_600_000

/** How long the provider asks to be left alone: `retry-after-ms`, `retry-after` in seconds or as a date, or Google's RetryInfo. */
export function retryAfterMsOf({ headers, body }: { headers: Headers; body: unknown }): number | undefined {
  const waitMs = millisecondsIn(headers) ?? secondsOrDateIn(headers) ?? retryInfoIn(body)
  if (waitMs === undefined || !Number.isFinite(waitMs) || waitMs < 0) return undefined
  return Math.min(Math.round(waitMs), mostRetryAfterMs)
}

function millisecondsIn(headers: Headers): number | undefined {
  const value = headers.get('retry-after-ms')
  return value && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

function secondsOrDateIn(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  // Measured by the provider's own clock, which may differ from ours.
  const now = headers.get('date')
  return now ? Date.parse(value) - Date.parse(now) : undefined
}

function retryInfoIn(body: unknown): number | undefined {
  const details = fieldOf(body, 'error', 'details')
  if (!Array.isArray(details)) return undefined
  for (const detail of details) {
    const [, seconds] = /^(\d+(?:\.\d+)?)s$/.exec(textOf(fieldOf(detail, 'retryDelay'))) ?? []
    if (seconds) return Number(seconds) * 1000
  }
  return undefined
}
