import type { SubscriptionStatus } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { findSubscription } from './find-subscription.ts'
import { readBalances } from './read-balances.ts'
import { chooseBucket, purseOf, weekAt } from './rules.ts'

/** GET /subscriptions/status with every field (decision A15). */
export async function readStatus(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  { deviceId }: DeviceActor,
): Promise<SubscriptionStatus> {
  const now = clock.now()
  const subscription = await findSubscription(database.db, { deviceId, now })
  const isSubscriber = subscription !== undefined
  const week = subscription && weekAt(subscription.weeksFrom, now, settings)
  const balances = await readBalances(database.db, { deviceId, week })
  const portraitLimit = isSubscriber ? settings.weeklyPortraitGenerations : settings.freePortraitGenerations
  const portraitsLeft = isSubscriber ? balances.portrait_weekly : balances.portrait_free
  return {
    hasActiveSubscription: isSubscriber,
    subscription: subscription
      ? {
          productId: subscription.productId,
          periodType: subscription.periodType,
          expiresAt: subscription.expiresAt.toISOString(),
        }
      : null,
    usage: {
      canUseTransformation: chooseBucket(purseOf('change', isSubscriber), balances) !== undefined,
      remainingFreeUses: balances.free,
      bonusChangesRemaining: balances.welcome + balances.bonus,
      portraitCreditsRemaining: balances.portrait_credit,
      weeklyTransformationsRemaining: balances.weekly,
      portraitEnhancementsUsed: Math.max(0, portraitLimit - portraitsLeft),
      portraitGenerationsRemaining: portraitsLeft,
      portraitLimit,
      hasLifetimeDownloads: balances.lifetime > 0,
    },
  }
}
