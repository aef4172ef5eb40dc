import { expect, test } from 'vitest'
import { customerOf } from './customer-of.ts'

test.each([
  ['premium', true],
  ['gold', false],
])('the entitlement %s is Premium: %s', { tags: ['MEMB-02'] }, (name, hasPremium) => {
  const subscriber = { entitlements: { [name]: { expires_date: null } }, non_subscriptions: {} }
  expect(customerOf({ request_date: '2026-05-04T10:00:00Z', subscriber })).toMatchObject({ hasPremium })
})
