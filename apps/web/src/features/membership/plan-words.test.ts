import { expect, test } from 'vitest'
import type { IntroPrice, StorePackage } from '#store'
import { planWords } from './plan-words.ts'

const yearly = (introPrice: IntroPrice | null): StorePackage => ({
  packageId: '$rc_annual',
  offeringId: 'default',
  productId: 'wedding_photos_premium_yearly',
  plan: 'yearly',
  priceString: '49,99 €',
  price: 49.99,
  currencyCode: 'EUR',
  introPrice,
})

test.each([
  {
    count: 3,
    unit: 'DAY',
    price: 0,
    priceString: '0,00 €',
    beginning: 'First 3 days free, then 49,99 € a year',
  },
  {
    count: 1,
    unit: 'MONTH',
    price: 8.99,
    priceString: '8,99 €',
    beginning: 'First month 8,99 €, then 49,99 € a year',
  },
  {
    count: 2,
    unit: 'WEEK',
    price: 1,
    priceString: '1,00 €',
    beginning: 'First 2 weeks 1,00 €, then 49,99 € a year',
  },
  {
    count: 1,
    unit: 'YEAR',
    price: 19.99,
    priceString: '19,99 €',
    beginning: 'First year 19,99 €, then 49,99 € a year',
  },
] as const)(
  'a plan tells first what is paid first: $beginning',
  { tags: ['MEMB-53', 'MEMB-54', 'A13'] },
  (row) => {
    const { count, unit, price, priceString, beginning } = row
    const intro = { price, priceString, periodNumberOfUnits: count, periodUnit: unit }
    expect(planWords({ plan: 'yearly', pkg: yearly(intro) }).beginning).toBe(beginning)
  },
)

test('a year without a start of its own is its price, its length, its week and its renewal', {
  tags: ['MEMB-53', 'A13'],
}, () => {
  expect(planWords({ plan: 'yearly', pkg: yearly(null) })).toEqual({
    name: 'Premium Yearly',
    price: '49,99 €',
    per: 'a year',
    aWeek: '€0.96 a week',
    renewal: 'Renews every year until you cancel',
  })
})

test('a week is told by its own price alone', { tags: ['A13'] }, () => {
  const weekly = { ...yearly(null), plan: 'weekly', priceString: '7,99 €', price: 7.99 } as const
  expect(planWords({ plan: 'weekly', pkg: weekly }).aWeek).toBeUndefined()
})
