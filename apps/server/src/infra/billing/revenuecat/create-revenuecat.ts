import { type Billing, type StorePurchase, type StoreSubscription, StoreUnavailable } from '../billing.ts'
import {
  type PurchaseItem,
  productAnswer,
  purchasesAnswer,
  type SubscriberAnswer,
  subscriberAnswer,
  subscriptionsAnswer,
} from './answers.ts'
import { type Account, ask } from './ask.ts'
import { type CurrentPeriod, readPeriods } from './read-periods.ts'

const pageSize = 100
const pagesMax = 20

/**
 * Reads RevenueCat: subscriptions from version 1 of its API, which knows trials, times of grace and refunds, and one-time
 * purchases from version 2, which knows whether they were refunded.
 */
export function createRevenueCat(account: Account): Billing {
  const project = `/projects/${encodeURIComponent(account.projectId)}`
  /** What the store calls each of RevenueCat's products; that does not change. */
  const productIds = new Map<string, Promise<string>>()

  async function readCustomer(appUserId: string): Promise<SubscriberAnswer> {
    const path = `/subscribers/${encodeURIComponent(appUserId)}`
    const answer = await ask(account, { version: 'v1', path, schema: subscriberAnswer })
    if (!answer) throw new StoreUnavailable('It knows no subscribers; its address may be wrong.')
    return answer
  }

  /** The number of a period changes with each renewal, RevenueCat's own does not. */
  async function nameSubscription({
    periodNumber,
    isOver,
    ...rest
  }: CurrentPeriod): Promise<StoreSubscription> {
    if (isOver) return { ...rest, transactionId: periodNumber }
    const path = `${project}/subscriptions?store_subscription_identifier=${encodeURIComponent(periodNumber)}`
    const found = await ask(account, { version: 'v2', path, schema: subscriptionsAnswer })
    return { ...rest, transactionId: found?.items[0]?.id ?? periodNumber }
  }

  async function readPurchases(appUserId: string): Promise<StorePurchase[]> {
    const items: PurchaseItem[] = []
    for (let page = 0, after = ''; page < pagesMax; page++) {
      const query = `limit=${pageSize}${after && `&starting_after=${encodeURIComponent(after)}`}`
      const path = `${project}/customers/${encodeURIComponent(appUserId)}/purchases?${query}`
      const answer = await ask(account, { version: 'v2', path, schema: purchasesAnswer })
      items.push(...(answer?.items ?? []))
      after = items.at(-1)?.id ?? ''
      if (!answer?.next_page || answer.items.length === 0) break
    }
    return Promise.all(items.map(readPurchase))
  }

  async function readPurchase(item: PurchaseItem): Promise<StorePurchase> {
    return {
      productId: await readProductId(item.product_id),
      store: item.store,
      transactionId: item.store_purchase_identifier,
      isSandbox: item.environment === 'sandbox',
      purchasedAt: new Date(item.purchased_at),
      isRefunded: item.status === 'refunded',
    }
  }

  function readProductId(id: string): Promise<string> {
    const known = productIds.get(id)
    if (known) return known
    const asked = askProductId(id)
    productIds.set(id, asked)
    asked.catch(() => productIds.delete(id))
    return asked
  }

  async function askProductId(id: string): Promise<string> {
    const path = `${project}/products/${encodeURIComponent(id)}`
    const answer = await ask(account, { version: 'v2', path, schema: productAnswer })
    // A product that RevenueCat forgot is none of ours.
    return answer?.store_identifier ?? id
  }

  return {
    async readSubscriber(appUserId) {
      const [customer, purchases] = await Promise.all([readCustomer(appUserId), readPurchases(appUserId)])
      const boughtOnce = Object.values(customer.subscriber.non_subscriptions).flat()
      // A wrong project looks like a person without purchases.
      if (boughtOnce.length && !purchases.length)
        throw new StoreUnavailable('Its versions disagree; the project may be wrong.')
      return { subscriptions: await Promise.all(readPeriods(customer).map(nameSubscription)), purchases }
    },
    async findPurchase(transactionId) {
      const path = `${project}/purchases?store_purchase_identifier=${encodeURIComponent(transactionId)}`
      const answer = await ask(account, { version: 'v2', path, schema: purchasesAnswer })
      const item = answer?.items.find(
        ({ store_purchase_identifier }) => store_purchase_identifier === transactionId,
      )
      return item && { ...(await readPurchase(item)), appUserId: item.customer_id }
    },
  }
}
