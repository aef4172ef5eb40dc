import { expect, test } from 'vitest'
import { mayHaveArrived, mayHaveTaken } from './may-have-taken.ts'

const failed = (code?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('why'), code && { code }) })

test('a request that found nobody, or no trust, never arrived', () => {
  for (const code of [
    'ECONNREFUSED',
    'ENOTFOUND',
    'UND_ERR_CONNECT_TIMEOUT',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])
    expect(mayHaveArrived(failed(code)), code).toBe(false)
})

test('a request whose connection broke may have arrived, and so may one of which nothing is known', () => {
  for (const code of ['ECONNRESET', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', undefined])
    expect(mayHaveArrived(failed(code)), code).toBe(true)
  expect(mayHaveArrived('a word')).toBe(true)
})

test('an order is taken with a good answer, and perhaps by somebody behind a gateway that gave up', () => {
  expect([200, 201, 202, 303, 408, 504, 524].filter((status) => !mayHaveTaken(status))).toEqual([])
  expect([400, 401, 402, 403, 422, 429, 500, 502, 503].filter(mayHaveTaken)).toEqual([])
})
