import { findInstallation } from '../../domain/devices/index.ts'
import { reconcileSubscriber } from '../../domain/membership/index.ts'
import type { StoreSubscriber } from '../../infra/billing/billing.ts'
import type { Services } from '../../infra/services.ts'
import type { World } from './world.ts'

/** What the store said of a person at a time; it may be heard again later. */
export interface Answer {
  owner: string
  subscriber: StoreSubscriber
  askedAt: Date
}

/** Asks the store about a person and keeps what it says. */
export async function hear(world: World, owner: string, services: Services = world.services): Promise<void> {
  const answer = { owner, askedAt: world.now(), subscriber: world.store.read(owner) }
  world.answers.push(answer)
  await keep(services, answer)
}

/** Asks a part of the store that has lost a refund, at most once in a world: what it says for days is the truth. */
export async function mishear(
  world: World,
  { owner, transactionId }: { owner: string; transactionId: string },
  services: Services,
): Promise<void> {
  if (world.done.misheard++) return
  const { purchases, subscriptions } = world.store.read(owner)
  const wrong = purchases.map((one) =>
    one.transactionId === transactionId ? { ...one, isRefunded: false } : one,
  )
  await keep(services, { owner, askedAt: world.now(), subscriber: { purchases: wrong, subscriptions } })
}

export async function keep(services: Services, { owner, ...answer }: Answer): Promise<void> {
  const deviceId = await findInstallation(services, owner)
  if (!deviceId) return
  const { database, random, clock, settings } = services
  await database.transaction((trx) =>
    reconcileSubscriber(trx, { deviceId, ...answer, now: clock.now(), random, settings }),
  )
}
