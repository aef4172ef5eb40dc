import { expect, test } from 'vitest'
import { PurchaseError } from '#platform/purchases.ts'
import type { PurchaseVariant } from './purchase-hook.ts'
import { PurchaseTimeout } from './sell.ts'
import { failureOf, wordsOfRestore } from './words-of-failure.ts'

const timedOut = 'Purchase timed out. Please try again.'
const unable = 'Unable to complete purchase. Please try again.'

test.each<[PurchaseVariant, string, string]>([
  ['animated', timedOut, 'Subscription failed. Please try again.'],
  ['overlay', timedOut, unable],
  ['full_screen', timedOut, unable],
  ['offer', timedOut, unable],
  ['premium', timedOut, unable],
  ['pack', 'Purchase timeout', unable],
  ['lifetime', 'Purchase timeout', unable],
])(
  'in the %s variant each failure has its words, and a cancelled purchase none',
  { tags: ['ERR-04', 'ERR-05', 'ERR-06', 'ERR-07', 'ERR-08', 'ERR-09', 'ERR-10', 'ERR-11', 'ERR-12'] },
  (variant, late, odd) => {
    const errors = [
      ...(['cancelled', 'pending', 'store_unavailable', 'not_available', 'failed'] as const).map(
        (code) => new PurchaseError(code),
      ),
      new PurchaseTimeout(),
      new Error('No sense.'),
    ]
    expect(errors.map((error) => failureOf({ error, variant }).words)).toEqual([
      undefined,
      'Payment is pending approval',
      'App Store is currently unavailable',
      'This product is not available',
      'Purchase failed',
      late,
      odd,
    ])
  },
)

test.each([
  ['is not for sale', new PurchaseError('not_available'), /^Nothing was charged\./],
  ['was refused by the store', new PurchaseError('failed', 'declined', true), /^Nothing was charged\./],
  ['failed without a reason', new PurchaseError('failed'), /Restore Purchases/],
  ['found no store', new PurchaseError('store_unavailable'), /Restore Purchases/],
  ['had no answer in time', new PurchaseTimeout(), /added here by itself/],
  ['is not confirmed', new Error('The server does not confirm it.'), /Restore Purchases/],
])('of a purchase that %s no more is said of the money than is known', (_, error, more) => {
  expect(failureOf({ error, variant: 'premium' }).more).toMatch(more)
})

test('a restore that is cancelled says nothing, another failure does', { tags: ['ERR-04'] }, () => {
  expect(wordsOfRestore(new PurchaseError('cancelled'))).toBeUndefined()
  expect(wordsOfRestore(new PurchaseError('failed'))).toBe('Restore failed')
})
