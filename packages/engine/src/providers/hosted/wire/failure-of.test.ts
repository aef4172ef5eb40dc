import { APICallError, NoImageGeneratedError } from 'ai'
import { expect, test } from 'vitest'
import { EngineError } from '../spec.ts'
import { failureOf } from './failure-of.ts'

const unbilled = { mayBeBilled: false }
const call = { url: 'https://example.com', requestBodyValues: { photo: 'a photograph' } }

test('an engine error stays itself, also where the SDK wrapped it', () => {
  const error = new EngineError('unsafe', 'No.')
  expect(failureOf(error, unbilled)).toBe(error)
  const wrapped = new APICallError({ ...call, message: 'wrapped', cause: error, statusCode: 200 })
  expect(failureOf(wrapped, unbilled)).toBe(error)
})

test('each failure of the SDK has its reason', () => {
  const reasonOf = (thrown: unknown) => failureOf(thrown, unbilled).reason
  expect(reasonOf(new NoImageGeneratedError({ calls: [], responses: [] }))).toBe('no_picture')
  expect(reasonOf(new APICallError({ ...call, message: 'Cannot connect' }))).toBe('unreachable')
  expect(reasonOf(new TypeError('fetch failed'))).toBe('unreachable')
  expect(reasonOf(new TypeError('terminated'))).toBe('unreachable')
  expect(reasonOf(new APICallError({ ...call, message: 'Invalid JSON', statusCode: 200 }))).toBe('unreadable')
  expect(reasonOf(new TypeError('x is not a function'))).toBe('unreadable')
  expect(reasonOf('a word')).toBe('unreadable')
})

test('the cause keeps the first words of what happened and nothing of what was sent', () => {
  const { cause } = failureOf(
    new APICallError({ ...call, message: 'M'.repeat(900), statusCode: 200 }),
    unbilled,
  )
  if (!(cause instanceof Error)) throw new Error('The cause is missing.')
  expect(Object.keys(cause)).toEqual([])
  expect(cause.message.length).toBeLessThan(250)
})

test('whatever it is may be billed once the order was taken, and keeps all else', () => {
  const busy = new EngineError('provider_unavailable', 'Wait.', { reason: 'busy', retryAfterMs: 9 })
  for (const thrown of [busy, new TypeError('terminated'), 'a word'])
    expect(failureOf(thrown, { mayBeBilled: true })).toMatchObject({
      ...failureOf(thrown, unbilled),
      mayBeBilled: true,
    })
})
