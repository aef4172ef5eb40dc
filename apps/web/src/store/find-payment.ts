import type { CustomerInfo, Purchases, StoreTransaction } from '#platform/purchases.ts'
import { isSubscription, openPayments } from './open-payments.ts'
import { purchaseLog } from './purchase-log.ts'

/** A phone's clock may be ahead of the store's by this much. */
const clockSkewMs = 10 * 60 * 1000

interface Sought {
  purchases: Purchases
  productId: string
}

/** Whether the store knows of an open payment that it went through. */
export async function findPayment({
  purchases,
  productId,
}: Sought): Promise<StoreTransaction | 'subscribed' | undefined> {
  return findIn({ info: await purchases.customerInfo(), productId })
}

export function findIn({
  info,
  productId,
}: {
  info: CustomerInfo
  productId: string
}): StoreTransaction | 'subscribed' | undefined {
  if (isSubscription(productId)) return info.hasPremium ? 'subscribed' : undefined
  const begun = openPayments.read().find((one) => one.productId === productId)
  const sinceMs = (begun?.startedAtMs ?? Date.now()) - clockSkewMs
  return info.transactions.find(
    (one) =>
      one.productId === productId &&
      !purchaseLog.has(one.transactionId) &&
      Date.parse(one.purchasedAt) >= sinceMs,
  )
}
