import { expect, test } from 'vitest'
import type { StoreSubscription } from '../../infra/billing/billing.ts'
import { drawGroup, isConversion } from './rules.ts'

const now = new Date('2026-05-04T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const days = (count: number) => new Date(now.getTime() + count * dayMs)
const paid: StoreSubscription = {
  productId: 'wedding_photos_premium_weekly',
  store: 'app_store',
  transactionId: 'sub_1',
  isSandbox: true,
  periodType: 'NORMAL',
  startedAt: now,
  expiresAt: days(7),
  refundedAt: null,
}

test('half of the draws see the prices of the test', { tags: ['MEMB-71'] }, () => {
  const draws = Array.from({ length: 1000 }, (_, seed) => drawGroup(seed))
  expect(draws.filter((group) => group === 'test')).toHaveLength(500)
  expect(draws.filter((group) => group === 'control')).toHaveLength(500)
})

test.for<[string, Partial<StoreSubscription>, boolean]>([
  ['a paid week', {}, true],
  ['an introductory month', { periodType: 'INTRO' }, true],
  ['a trial, which nobody paid for', { periodType: 'TRIAL' }, false],
  ['a refunded week', { refundedAt: now }, false],
  ['a week that is over', { expiresAt: now }, false],
  ['a subscription from before the group was decided', { startedAt: days(-1) }, false],
  ['a start that the store tells in whole seconds', { startedAt: new Date(now.getTime() - 999) }, true],
  ['what is no subscription of ours', { productId: 'gift' }, false],
])('%s', ([, difference, counts]) => {
  expect(isConversion({ ...paid, ...difference }, { decidedAt: now, now })).toBe(counts)
})
