import { ApiError, type ErrorCode, errorCatalogue } from '@ever-after/contract'
import { expect } from 'vitest'

/** Expects a call to be refused with a code, and with that code's status and words. */
export async function expectRefusal(call: Promise<unknown>, code: ErrorCode): Promise<void> {
  const error = await call.then(
    (value) => ({ unexpected: value }),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  if (!(error instanceof ApiError)) return
  const { status, words } = errorCatalogue[code]
  expect({ status: error.status, code: error.body?.code, words: error.body?.error }).toEqual({
    status,
    code,
    words,
  })
}
