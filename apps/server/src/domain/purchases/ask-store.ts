import { type Billing, type StoreSubscriber, StoreUnavailable } from '../../infra/billing/billing.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'

type StoreServices = Pick<Services, 'billing' | 'settings' | 'log'>

/** Asks the store; without an answer, or without a store, the caller is asked to come again. */
export async function askStore<T>(
  { billing, log }: StoreServices,
  ask: (billing: Billing) => Promise<T>,
): Promise<T> {
  if (!billing) throw new Refusal('store_unavailable')
  try {
    return await ask(billing)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.warn({ err: error }, 'the store is unavailable')
    throw new Refusal('store_unavailable', { retryAfterMs: error.retryAfterMs, cause: error })
  }
}

/** What the store says of an installation, as far as it counts here. */
export async function readSubscriber(
  services: StoreServices,
  installationId: string,
): Promise<StoreSubscriber> {
  const subscriber = await askStore(services, (billing) => billing.readSubscriber(installationId))
  if (services.settings.countsTestPurchases) return subscriber
  return {
    subscriptions: subscriber.subscriptions.filter(({ isSandbox }) => !isSandbox),
    purchases: subscriber.purchases.filter(({ isSandbox }) => !isSandbox),
  }
}
