import { ApiError } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const refused = (details?: object) =>
  new ApiError(422, JSON.stringify({ error: 'No face.', code: 'no_face', requestId: 'r', ...details }), '')

test('the server’s words are shown at the person they are about', { tags: ['COUPLE-12', 'API-58'] }, () => {
  expect(failureOf(refused({ details: [{ path: 'partner2', message: '' }] }))).toEqual({
    words: 'No face.',
    side: 1,
  })
  expect(failureOf(refused())).toEqual({ words: 'No face.', side: undefined })
})

test('a failure without words is an unknown error', { tags: ['COUPLE-12'] }, () => {
  expect(failureOf(new TypeError('offline')).words).toBe('Unknown error occurred')
  expect(failureOf(new ApiError(502, '<html>', '')).words).toBe('Unknown error occurred')
})
