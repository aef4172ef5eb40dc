import { errorCatalogue } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { Refusal } from '../../domain/access/index.ts'
import { classifyError } from './classify-error.ts'

const coded = (code: string, statusCode?: number) =>
  Object.assign(new Error('from the framework'), { code, ...(statusCode && { statusCode }) })

test.for([
  [coded('FST_ERR_CTP_INVALID_JSON_BODY', 400), 'malformed_json'],
  [coded('FST_ERR_CTP_EMPTY_JSON_BODY', 400), 'malformed_json'],
  [coded('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'body_too_large'],
  [coded('FST_REQ_FILE_TOO_LARGE', 413), 'file_too_large'],
  [coded('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), 'bad_request'],
  [coded('FST_FILES_LIMIT', 413), 'bad_request'],
  [coded('ECONNREFUSED'), 'internal'],
  [new Error('a defect'), 'internal'],
  ['thrown text', 'internal'],
  [undefined, 'internal'],
] as const)('%s becomes %s', ([error, code]) => {
  expect(classifyError(error).code).toBe(code)
})

test('a refusal stays what it is', () => {
  const refusal = new Refusal('style_limit', { retryAfterMs: 5 })
  expect(classifyError(refusal)).toBe(refusal)
})

test('the words of every code are a sentence for a person, and its status is one for a failure', {
  tags: ['API-57', 'API-58', 'API-59'],
}, () => {
  for (const { status, words } of Object.values(errorCatalogue)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(words).toMatch(/^[A-Z].{3,}/)
  }
})
