import type { SubscriptionStatus } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { remainingChanges, showsBalance } from './status.ts'

const statusOf = (
  hasActiveSubscription: boolean,
  usage: Partial<SubscriptionStatus['usage']>,
): SubscriptionStatus => ({
  hasActiveSubscription,
  subscription: null,
  usage: {
    canUseTransformation: false,
    remainingFreeUses: 0,
    bonusChangesRemaining: 0,
    portraitCreditsRemaining: 0,
    weeklyTransformationsRemaining: 0,
    portraitEnhancementsUsed: 0,
    portraitGenerationsRemaining: 4,
    portraitLimit: 4,
    hasLifetimeDownloads: false,
    ...usage,
  },
})

test.each([
  [false, undefined, true],
  [true, 'TRIAL', true],
  [true, 'NORMAL', false],
  [true, 'INTRO', false],
  [true, 'PREPAID', false],
  [true, undefined, false],
])(
  'the balance shows to everyone but paying subscribers, whatever is left (%s, %s)',
  { tags: ['HOME-22'] },
  (active, periodType, shown) => {
    for (const left of [0, 2]) {
      const status = statusOf(active, {
        remainingFreeUses: left,
        bonusChangesRemaining: left,
        weeklyTransformationsRemaining: left,
      })
      if (periodType) status.subscription = { expiresAt: '2030-01-01T00:00:00Z', productId: 'p', periodType }
      expect(showsBalance(status)).toBe(shown)
    }
  },
)

test('the pill adds free and bonus changes', { tags: ['HOME-19'] }, () => {
  expect(remainingChanges(statusOf(false, { remainingFreeUses: 3, bonusChangesRemaining: 2 }))).toBe(5)
})
