import type { StoreSubscriber } from '../../infra/billing/billing.ts'
import type { Services } from '../../infra/services.ts'
import { findInstallation } from '../devices/index.ts'
import { recordConversion } from '../experiments/index.ts'
import { reconcileSubscriber } from '../membership/index.ts'
import { readSubscriber } from './ask-store.ts'
import { readTestHoldings } from './read-test-holdings.ts'

export type SyncServices = Pick<Services, 'billing' | 'database' | 'clock' | 'random' | 'settings' | 'log'>

/** Asks the store about an installation and brings our records in line; false when nobody here has that name. */
export async function syncInstallation(services: SyncServices, installationId: string): Promise<boolean> {
  if (!(await findInstallation(services, installationId))) return false
  const askedAt = services.clock.now()
  const subscriber = await readSubscriber(services, installationId)
  await keepSubscriber(services, { installationId, subscriber, askedAt })
  return true
}

export interface StoreAnswer {
  installationId: string
  subscriber: StoreSubscriber
  /** From before the store was asked. */
  askedAt: Date
}

/** The newest identity of an installation holds what the store says of it. */
export async function keepSubscriber(
  services: SyncServices,
  { installationId, subscriber, askedAt }: StoreAnswer,
): Promise<void> {
  const { database, clock, random, settings, log } = services
  const deviceId = await findInstallation(services, installationId)
  if (!deviceId) return
  const now = clock.now()
  const tests = await database.transaction(async (trx) => {
    const known = await readTestHoldings(trx, { deviceId, subscriber })
    await reconcileSubscriber(trx, { deviceId, subscriber, askedAt, now, random, settings })
    await recordConversion(trx, { deviceId, subscriber, now })
    const held = await readTestHoldings(trx, { deviceId, subscriber })
    return held.filter((one) => !known.some(({ transactionId }) => transactionId === one.transactionId))
  })
  for (const test of tests) log.info(test, 'what was bought in a sandbox of the store counts')
}
