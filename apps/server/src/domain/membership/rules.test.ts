import { expect, test } from 'vitest'
import {
  type Allowance,
  type Balances,
  chooseBucket,
  countWeeksFrom,
  isOvertaken,
  noUnits,
  purseOf,
  weekAt,
} from './rules.ts'

const cases: [Allowance, 'free' | 'subscriber', Partial<Balances>, string | undefined][] = [
  ['change', 'free', { free: 3, welcome: 2 }, 'free'],
  ['change', 'free', { free: 0, welcome: 2 }, 'welcome'],
  ['change', 'free', { welcome: 1, bonus: 20 }, 'welcome'],
  ['change', 'free', { bonus: 20, portrait_credit: 3 }, 'bonus'],
  ['change', 'subscriber', { welcome: 0, bonus: 1, free: 3 }, 'bonus'],
  ['change', 'free', { lifetime: 1 }, undefined],
  ['change', 'free', { portrait_free: 4, weekly: 9 }, undefined],
  ['change', 'subscriber', { free: 3, welcome: 2, weekly: 1 }, 'weekly'],
  ['change', 'subscriber', { free: 3, welcome: 2 }, 'welcome'],
  ['change', 'subscriber', { free: 3 }, undefined],
  ['portrait', 'free', { portrait_free: 1 }, 'portrait_free'],
  ['portrait', 'free', { portrait_credit: 10, welcome: 2 }, undefined],
  ['portrait', 'subscriber', { portrait_weekly: 1, portrait_credit: 10 }, 'portrait_weekly'],
  ['portrait', 'subscriber', { portrait_credit: 10, portrait_free: 4 }, 'portrait_credit'],
]

test.for(cases)('a %s of a %s device with %j left is paid from %s', ([allowance, who, left, bucket]) => {
  expect(chooseBucket(purseOf(allowance, who === 'subscriber'), { ...noUnits, ...left })).toBe(bucket)
})

test('a week has seven days from the subscription’s start, and the next one begins with them', () => {
  const settings = { weeklyChanges: 50, weeklyPortraitGenerations: 20 }
  const from = new Date('2026-03-04T10:00:00Z')
  const at = (iso: string) => weekAt(from, new Date(iso), settings).period
  expect(at('2026-03-04T10:00:00Z')).toBe('2026-03-04T10:00:00.000Z')
  expect(at('2026-03-11T09:59:59.999Z')).toBe('2026-03-04T10:00:00.000Z')
  expect(at('2026-03-11T10:00:00Z')).toBe('2026-03-11T10:00:00.000Z')
  expect(at('2026-04-03T00:00:00Z')).toBe('2026-04-01T10:00:00.000Z')
})

test('weeks go on from where they were while the last one of the subscription before runs', () => {
  const day = (count: number) => new Date(Date.UTC(2026, 2, count))
  const weekly = { weeksFrom: day(1), expiresAt: day(8) }
  expect(countWeeksFrom(day(1), undefined)).toEqual(day(1))
  expect(countWeeksFrom(day(1), weekly), 'a renewal').toEqual(day(1))
  expect(countWeeksFrom(day(8), weekly), 'a new subscription after a whole week').toEqual(day(8))
  const trial = { weeksFrom: day(1), expiresAt: day(4) }
  expect(countWeeksFrom(day(7), trial), 'a new one in the same week').toEqual(day(1))
  expect(countWeeksFrom(day(20), trial), 'a new one much later').toEqual(day(20))
})

test('an answer is overtaken by a later question, but not by one far ahead of the clock', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 0, 0, seconds))
  expect(isOvertaken(at(2), { askedAt: at(1), now: at(3) })).toBe(true)
  expect(isOvertaken(at(1), { askedAt: at(1), now: at(3) })).toBe(false)
  expect(isOvertaken(at(9), { askedAt: at(1), now: at(3) }), 'asked while this one waited').toBe(true)
  expect(isOvertaken(at(4000), { askedAt: at(1), now: at(3) })).toBe(false)
})
