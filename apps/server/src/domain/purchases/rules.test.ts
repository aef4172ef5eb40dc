import { productIds } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { judgeProduct, judgeSignature, judgeStranger } from './rules.ts'

const bonus = {
  type: 'bonus_transformations',
  productId: 'bonus_transformations_20',
  transactionId: '1',
} as const

test('every one-time product has exactly one kind of report, a subscription and nonsense none', {
  tags: ['MEMB-42'],
}, () => {
  const kinds = ['lifetime_downloads', 'bonus_transformations', 'portrait_credits'] as const
  const fitting = (productId: string) =>
    kinds.filter((type) => judgeProduct({ type, productId, transactionId: '1' }) === undefined)
  expect(Object.fromEntries(productIds.map((id) => [id, fitting(id)]))).toEqual({
    wedding_photos_premium_weekly: [],
    wedding_photos_premium_yearly: [],
    wedding_photos_premium_weekly_v2: [],
    wedding_photos_premium_yearly_v2: [],
    one_time_premium_credit: ['lifetime_downloads'],
    bonus_transformations_20: ['bonus_transformations'],
    bonus_transformations_40: ['bonus_transformations'],
    portrait_credits_10: ['portrait_credits'],
  })
  for (const nonsense of ['toString', '__proto__', 'bonus_transformations_400'])
    expect(fitting(nonsense)).toEqual([])
})

const signed = {
  transactionId: '1',
  productId: 'bonus_transformations_20',
  isSandbox: false,
  isRevoked: false,
}

test.for([
  [undefined, 'purchase_unverified'],
  [{ ...signed, transactionId: '2' }, 'purchase_unverified'],
  [{ ...signed, productId: 'one_time_premium_credit' }, 'wrong_product'],
  [{ ...signed, isRevoked: true }, 'purchase_refunded'],
  [signed, undefined],
] as const)('a report beside Apple’s %j is refused with %s', ([proof, code]) => {
  expect(judgeSignature(bonus, proof)).toBe(code)
})

const found = {
  productId: 'bonus_transformations_20',
  store: 'app_store',
  transactionId: '1',
  isSandbox: false,
  purchasedAt: new Date(0),
  isRefunded: false,
  appUserId: 'somebody',
}

test.for([
  [undefined, 'purchase_unverified'],
  [found, 'purchase_of_other'],
  [{ ...found, appUserId: 'me' }, 'purchase_unverified'],
  [{ ...found, isSandbox: true }, 'purchase_unverified'],
] as const)('a transaction that is not among one’s own, found as %j, is refused with %s', ([known, code]) => {
  expect(judgeStranger(known, { installationId: 'me', countsTestPurchases: false })).toBe(code)
})
