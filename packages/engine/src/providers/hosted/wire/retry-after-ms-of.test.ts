import { expect, test } from 'vitest'
import { retryAfterMsOf } from './retry-after-ms-of.ts'

const hour = 3_600_000
const info = (retryDelay: unknown) => ({ error: { details: [{ '@type': 'other' }, { retryDelay }] } })

const cases: {
  name: string
  headers?: Record<string, string>
  body?: unknown
  waitMs: number | undefined
}[] = [
  { name: 'nothing said', waitMs: undefined },
  { name: 'seconds', headers: { 'retry-after': '7' }, waitMs: 7000 },
  { name: 'milliseconds go first', headers: { 'retry-after': '7', 'retry-after-ms': '250' }, waitMs: 250 },
  {
    name: 'a date, by the provider’s own clock',
    headers: { 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
    waitMs: 90_000,
  },
  {
    name: 'a date without a clock',
    headers: { 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT' },
    waitMs: undefined,
  },
  {
    name: 'a date that has passed',
    headers: { 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT', date: 'Sat, 21 Nov 2026 10:01:00 GMT' },
    waitMs: undefined,
  },
  { name: 'words', headers: { 'retry-after': 'soon', date: 'now' }, waitMs: undefined },
  { name: 'a year', headers: { 'retry-after': '31536000' }, waitMs: hour },
  { name: 'Google’s RetryInfo', body: info('3s'), waitMs: 3000 },
  { name: 'a fraction of a second', body: info('0.25s'), waitMs: 250 },
  { name: 'a RetryInfo of another form', body: info(3), waitMs: undefined },
  { name: 'headers go before the body', headers: { 'retry-after': '1' }, body: info('9s'), waitMs: 1000 },
]

for (const { name, headers, body, waitMs } of cases)
  test(`${name}: ${waitMs === undefined ? 'no wait is known' : `${waitMs} ms`}`, () => {
    expect(retryAfterMsOf({ headers: new Headers(headers), body })).toBe(waitMs)
  })
