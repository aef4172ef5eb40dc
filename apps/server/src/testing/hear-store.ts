import { randomUUID } from 'node:crypto'
import { reconcileSubscriber } from '../domain/membership/index.ts'
import type { StorePurchase, StoreSubscriber, StoreSubscription } from '../infra/billing/billing.ts'
import type { Clock } from '../infra/clock.ts'
import { deviceIdOf } from './device-id-of.ts'
import type { TestDevice, TestServer } from './start-server.ts'

export const dayMs = 24 * 60 * 60 * 1000

type Listening = Pick<TestServer, 'services'> & { clock: Clock }

/** Brings a device's records in line with what a store says of its person. */
export async function hearStore(
  server: Listening,
  device: Pick<TestDevice, 'token'>,
  { purchases = [], subscriptions = [] }: Partial<StoreSubscriber>,
  askedAt = server.clock.now(),
): Promise<void> {
  const { database, random, settings } = server.services
  const deviceId = await deviceIdOf(server, device)
  const subscriber = { purchases, subscriptions }
  await database.transaction((trx) =>
    reconcileSubscriber(trx, { deviceId, subscriber, askedAt, now: server.clock.now(), random, settings }),
  )
}

/** A product as the store lists it once it was bought. */
export function bought(productId: string, changes: Partial<StorePurchase> = {}): StorePurchase {
  return {
    productId,
    store: 'app_store',
    transactionId: randomUUID(),
    isSandbox: false,
    purchasedAt: new Date('2026-05-01T12:00:00Z'),
    isRefunded: false,
    ...changes,
  }
}

/** A weekly subscription as the store lists it. */
export function subscribedTo(
  { startedAt, days = 7 }: { startedAt: Date; days?: number },
  changes: Partial<StoreSubscription> = {},
): StoreSubscription {
  return {
    productId: 'wedding_photos_premium_weekly',
    store: 'app_store',
    transactionId: randomUUID(),
    isSandbox: false,
    periodType: 'NORMAL',
    startedAt,
    expiresAt: new Date(startedAt.getTime() + days * dayMs),
    refundedAt: null,
    ...changes,
  }
}
