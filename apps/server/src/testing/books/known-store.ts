import type { StorePurchase, StoreSubscriber, StoreSubscription } from '../../infra/billing/billing.ts'

const dayMs = 24 * 60 * 60 * 1000

type Owned<T> = T & { owner: string }

/** What a store knows of its people: the truth that the books have to follow. */
export interface KnownStore {
  purchases: Owned<StorePurchase>[]
  subscriptions: Owned<StoreSubscription>[]
  /** How many people had a subscription of their own at the same time, at most. */
  subscribersAtOnce: number
  buy(owner: string, productId: string, now: Date): void
  subscribe(owner: string, plan: { productId: string; days: number }, now: Date): void
  renew(subscription: StoreSubscription, now: Date): void
  /** All that the other person had is this person's from now on. */
  transfer(from: string, to: string): void
  read(owner: string): StoreSubscriber
}

export function createKnownStore(newId: () => string): KnownStore {
  const purchases: KnownStore['purchases'] = []
  const subscriptions: KnownStore['subscriptions'] = []
  const transaction = () => ({ store: 'app_store', transactionId: newId(), isSandbox: false })
  const store: KnownStore = {
    purchases,
    subscriptions,
    subscribersAtOnce: 1,
    buy: (owner, productId, purchasedAt) =>
      purchases.push({ ...transaction(), owner, productId, purchasedAt, isRefunded: false }),
    subscribe(owner, { productId, days }, startedAt) {
      subscriptions.push({
        ...transaction(),
        owner,
        productId,
        periodType: 'NORMAL',
        startedAt,
        expiresAt: new Date(startedAt.getTime() + days * dayMs),
        refundedAt: null,
      })
      const owners = new Set(subscriptions.map((one) => one.owner)).size
      store.subscribersAtOnce = Math.max(store.subscribersAtOnce, owners)
    },
    renew(subscription, now) {
      const from = Math.max(subscription.expiresAt.getTime(), now.getTime())
      subscription.expiresAt = new Date(from + 7 * dayMs)
    },
    transfer(from, to) {
      for (const owned of [...purchases, ...subscriptions]) if (owned.owner === from) owned.owner = to
    },
    read: (owner) => ({
      purchases: purchases.filter((one) => one.owner === owner).map((one) => ({ ...one })),
      subscriptions: subscriptions.filter((one) => one.owner === owner).map((one) => ({ ...one })),
    }),
  }
  return store
}
