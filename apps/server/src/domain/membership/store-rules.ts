import { type Bucket, productOf } from '@ever-after/contract'
import type { StoreSubscriber, StoreSubscription } from '../../infra/billing/billing.ts'

/** What a product gives, in units of the ledger; nothing for subscriptions and for what this version does not know. */
export function unitsOf(productId: string): { bucket: Bucket; amount: number }[] {
  const product = productOf(productId)
  if (product?.kind !== 'one_time') return []
  const { bonusChanges = 0, portraitCredits = 0, lifetimeDownloads = false } = product.grants
  const units = [
    { bucket: 'bonus', amount: bonusChanges },
    { bucket: 'portrait_credit', amount: portraitCredits },
    { bucket: 'lifetime', amount: lifetimeDownloads ? 1 : 0 },
  ] as const
  return units.filter(({ amount }) => amount > 0)
}

/** When a subscription ends, or ended: what was refunded is not paid for. */
export function endOf({ expiresAt, refundedAt }: StoreSubscription): Date {
  return refundedAt && refundedAt < expiresAt ? refundedAt : expiresAt
}

/** The subscription that lasts longest, whatever it is worth. */
export function currentOf({ subscriptions }: StoreSubscriber): StoreSubscription | undefined {
  return subscriptions
    .filter(({ productId }) => productOf(productId)?.kind === 'subscription')
    .toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime())[0]
}
