import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import { Breakers } from './breakers.ts'

const settings = { breakerFailures: 3, breakerRestMs: 1000, breakerMostRestMs: 8000 }
const broken = new EngineError('provider_unavailable', 'broken')

function start(seed = 0) {
  const now = { ms: 0 }
  const breakers = new Breakers({
    clock: { now: () => new Date(now.ms) },
    random: { seed: () => seed },
    settings,
  })
  const fail = (failure = broken) => breakers.enter('google')?.(failure)
  return { now, breakers, fail, isOpen: () => breakers.enter('google') === null }
}

test('failures in a row open it, an answer between them starts the count again', () => {
  const { breakers, fail, isOpen } = start()
  fail()
  fail()
  breakers.enter('google')?.('answered')
  fail()
  fail()
  expect(isOpen()).toBe(false)
  fail()
  expect(isOpen()).toBe(true)
})

test('one provider is left alone without the others', () => {
  const { breakers, fail } = start()
  for (let i = 0; i < 3; i++) fail()
  expect(breakers.enter('fal')).not.toBeNull()
})

test('after its rest one call probes it while the others wait', () => {
  const { now, breakers, fail, isOpen } = start()
  for (let i = 0; i < 3; i++) fail()
  now.ms = 999
  expect(isOpen()).toBe(true)
  now.ms = 1000
  const probe = breakers.enter('google')
  expect(probe).not.toBeNull()
  expect(isOpen()).toBe(true)
  probe?.('answered')
  expect(isOpen()).toBe(false)
})

test('a probe that fails doubles the rest, up to the most', () => {
  const { now, fail, isOpen } = start()
  for (let i = 0; i < 3; i++) fail()
  for (const restMs of [1000, 2000, 4000, 8000, 8000]) {
    now.ms += restMs - 1
    expect(isOpen()).toBe(true)
    now.ms += 1
    fail()
  }
})

test('a probe that was not sent after all leaves the place to the next one', () => {
  const { now, breakers, fail } = start()
  for (let i = 0; i < 3; i++) fail()
  now.ms = 1000
  breakers.enter('google')?.('unasked')
  expect(breakers.enter('google')).not.toBeNull()
})

test('a provider that names a time is left alone for it, but not for ever', () => {
  for (const [asked, restMs] of [
    [300, 300],
    [3_600_000, 8000],
  ]) {
    const { now, fail, isOpen } = start()
    fail(new EngineError('provider_unavailable', 'busy', { retryAfterMs: asked }))
    now.ms = restMs - 1
    expect(isOpen()).toBe(true)
    now.ms = restMs
    expect(isOpen()).toBe(false)
  }
})

test('an empty account is not asked again soon', () => {
  const { now, fail, isOpen } = start()
  fail(new EngineError('over_budget', 'no money'))
  now.ms = 7999
  expect(isOpen()).toBe(true)
})

test('chance makes a rest up to a tenth longer, never shorter', () => {
  const { now, fail, isOpen } = start(2 ** 31 - 1)
  for (let i = 0; i < 3; i++) fail()
  now.ms = 1099
  expect(isOpen()).toBe(true)
  now.ms = 1100
  expect(isOpen()).toBe(false)
})

test('whatever comes, it never lets more than one call through before its rest is over', () => {
  const event = fc.oneof(
    fc.constant('fail' as const),
    fc.constant('answer' as const),
    fc.integer({ min: 1, max: 3000 }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { now, breakers } = start()
      let failures = 0
      let restUntilMs = 0
      for (const what of events) {
        if (typeof what === 'number') {
          now.ms += what
          continue
        }
        const answer = breakers.enter('google')
        if (now.ms < restUntilMs) expect(answer).toBeNull()
        if (!answer) continue
        answer(what === 'fail' ? broken : 'answered')
        failures = what === 'fail' ? failures + 1 : 0
        if (failures >= 3) restUntilMs = now.ms + 1000
      }
    }),
  )
})
