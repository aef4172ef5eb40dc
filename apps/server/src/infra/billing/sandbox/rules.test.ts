import type { ProductId } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { endOf, hadIntroduction, soldSubscription, switchesAtOnce } from './rules.ts'
import type { Duration } from './sold-products.ts'
import type { Period } from './state.ts'

const weekly = 'wedding_photos_premium_weekly'
const yearly = 'wedding_photos_premium_yearly'

test.for<[Duration, string, string]>([
  ['P3D', '2026-02-27T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
  ['P1W', '2026-12-28T23:59:59.000Z', '2027-01-04T23:59:59.000Z'],
  ['P1M', '2026-04-15T00:00:00.000Z', '2026-05-15T00:00:00.000Z'],
  ['P1Y', '2027-03-01T12:00:00.000Z', '2028-03-01T12:00:00.000Z'],
])('%s from %s ends at %s', ([lasts, starts, ends]) => {
  expect(new Date(endOf(Date.parse(starts), lasts)).toISOString()).toBe(ends)
})

test.for<[ProductId, ProductId, boolean]>([
  [weekly, yearly, true],
  [yearly, weekly, false],
  [weekly, 'wedding_photos_premium_weekly_v2', true],
  [yearly, 'wedding_photos_premium_yearly_v2', true],
  ['wedding_photos_premium_yearly_v2', 'wedding_photos_premium_weekly_v2', false],
])('from %s to %s at once: %s', ([from, to, isAtOnce]) => {
  expect(switchesAtOnce({ from, to })).toBe(isAtOnce)
})

test('only subscriptions have periods', () => {
  expect(soldSubscription(weekly)?.lasts).toBe('P1W')
  expect(soldSubscription('portrait_credits_10')).toBeUndefined()
})

test('a trial and an introductory price count as the one of the account', () => {
  const period: Period = {
    transactionId: '1',
    productId: yearly,
    offeringId: null,
    periodType: 'normal',
    priceMicros: 1,
    startsMs: 0,
    endsMs: 1,
    refundedMs: null,
  }
  expect(hadIntroduction({ periods: [period] })).toBe(false)
  for (const periodType of ['trial', 'intro'] as const)
    expect(hadIntroduction({ periods: [{ ...period, periodType }, period] })).toBe(true)
})
