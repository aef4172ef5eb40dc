import { expect, test } from 'vitest'
import { type Allowance, type Balances, chooseBucket, purseOf, weekAt } from './rules.ts'

const none = { free: 0, welcome: 0, weekly: 0, portrait_free: 0, portrait_weekly: 0, portrait_credit: 0 }

const cases: [Allowance, 'free' | 'subscriber', Partial<Balances>, string | undefined][] = [
  ['change', 'free', { free: 3, welcome: 2 }, 'free'],
  ['change', 'free', { free: 0, welcome: 2 }, 'welcome'],
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
  expect(chooseBucket(purseOf(allowance, who === 'subscriber'), { ...none, ...left })).toBe(bucket)
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
