import type { SubscriptionStatus } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { readBalances } from './read-balances.ts'
import { readEntitlement } from './read-entitlement.ts'
import { chooseBucket } from './rules.ts'

/** GET /subscriptions/status with every field (decision A15). */
export async function readStatus(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  device: DeviceActor,
): Promise<SubscriptionStatus> {
  const { subscription } = await readEntitlement(services, device)
  const balances = await readBalances(services.database.db, { deviceId: device.deviceId })
  const { freePortraitGenerations } = services.settings
  return {
    hasActiveSubscription: subscription !== null,
    subscription: subscription && { ...subscription, expiresAt: subscription.expiresAt.toISOString() },
    usage: {
      canUseTransformation: chooseBucket(balances) !== undefined,
      remainingFreeUses: balances.free,
      bonusChangesRemaining: balances.welcome,
      portraitCreditsRemaining: 0,
      weeklyTransformationsRemaining: 0,
      portraitEnhancementsUsed: 0,
      portraitGenerationsRemaining: freePortraitGenerations,
      portraitLimit: freePortraitGenerations,
    },
  }
}
