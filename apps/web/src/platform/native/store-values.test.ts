import type { PurchasesPackage } from '@revenuecat/purchases-capacitor'
import { expect, test } from 'vitest'
import { packageOf } from './store-values.ts'

const first = { price: 4.99, priceString: '4,99 €' }
const yearly = 'wedding_photos_premium_yearly'
const introOf = (periodNumberOfUnits: number, periodUnit: string) => {
  const product = { identifier: yearly, introPrice: { ...first, periodNumberOfUnits, periodUnit } }
  const kitPackage = { identifier: '$rc_annual', offeringIdentifier: 'default', product }
  return packageOf(kitPackage as PurchasesPackage, new Set([yearly])).introPrice
}

test.each([
  [3, 'DAY'],
  [2, 'WEEK'],
  [6, 'MONTH'],
  [1, 'YEAR'],
])('a first price of %i %s has the period that the store tells', { tags: ['MEMB-53'] }, (count, unit) => {
  expect(introOf(count, unit)).toEqual({ ...first, periodNumberOfUnits: count, periodUnit: unit })
})

test('a first price of a period that nobody knows is not told', { tags: ['MEMB-53'] }, () => {
  expect(introOf(1, 'FORTNIGHT')).toBeNull()
})
