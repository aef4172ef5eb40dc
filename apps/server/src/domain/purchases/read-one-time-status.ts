import { type OneTimeStatus, productIds, productOf } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { readStatus } from '../membership/index.ts'

/** GET /purchases/one-time/status: the same ledger as the subscription's status reads (decision A12). */
export async function readOneTimeStatus(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  caller: DeviceActor,
): Promise<OneTimeStatus> {
  const { usage } = await readStatus(services, caller)
  const { hasLifetimeDownloads, bonusChangesRemaining, portraitCreditsRemaining } = usage
  const boughtAt = hasLifetimeDownloads ? await readLifetimeSince(services, caller) : undefined
  return {
    hasLifetimeDownloads,
    bonusChangesRemaining,
    purchaseDate: boughtAt?.toISOString() ?? null,
    portraitCreditsRemaining,
  }
}

const lifetimeProducts = productIds.filter((id) => {
  const product = productOf(id)
  return product?.kind === 'one_time' && product.grants.lifetimeDownloads
})

async function readLifetimeSince(
  { database }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
): Promise<Date | undefined> {
  const row = await database.db
    .selectFrom('purchases')
    .select('purchased_at')
    .where('device_id', '=', deviceId)
    .where('product_id', 'in', lifetimeProducts)
    .where('refunded_at', 'is', null)
    .orderBy('purchased_at')
    .executeTakeFirst()
  return row?.purchased_at
}
