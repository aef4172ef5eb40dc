import { expect, test } from 'vitest'
import { dayMs, subscribedTo } from '../../testing/hear-store.ts'
import { currentOf, endOf, unitsOf } from './store-rules.ts'

test('a product gives units by the table of products, and nothing else does', () => {
  expect(unitsOf('one_time_premium_credit')).toEqual([
    { bucket: 'bonus', amount: 15 },
    { bucket: 'lifetime', amount: 1 },
  ])
  for (const id of ['wedding_photos_premium_yearly', 'bonus_transformations_500', 'toString'])
    expect(unitsOf(id)).toEqual([])
})

test('the current subscription is the one that lasts longest; a refunded one has ended', () => {
  const startedAt = new Date('2026-03-01T00:00:00Z')
  const weekly = subscribedTo({ startedAt })
  const yearly = subscribedTo({ startedAt, days: 365 })
  const refunded = { ...yearly, refundedAt: new Date(startedAt.getTime() + dayMs) }
  expect(currentOf({ subscriptions: [weekly, yearly], purchases: [] })).toBe(yearly)
  expect(currentOf({ subscriptions: [refunded, weekly], purchases: [] })).toBe(weekly)
  expect(endOf(refunded)).toEqual(refunded.refundedAt)
  const unknown = { ...yearly, productId: 'gold' }
  expect(currentOf({ subscriptions: [unknown], purchases: [] })).toBeUndefined()
})
