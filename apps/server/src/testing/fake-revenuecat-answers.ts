import type { Subscribing } from './fake-revenuecat.ts'

interface HeldPurchase {
  appUserId: string
  productId: string
  transactionId: string
  isSandbox: boolean
  isRefunded: boolean
}

interface HeldSubscription extends Subscribing {
  id: string
  /** Of each period, the latest last. */
  numbers: string[]
  refundedAt?: Date
}

export interface FakeShelves {
  purchases: HeldPurchase[]
  subscriptions: HeldSubscription[]
}

/** GET /v1/subscribers/{id} */
export function subscriberOf({ purchases, subscriptions }: FakeShelves, appUserId: string) {
  const held = subscriptions.filter((subscription) => subscription.appUserId === appUserId)
  const latest = held.at(-1)
  return {
    request_date: new Date().toISOString(),
    request_date_ms: Date.now(),
    subscriber: {
      original_app_user_id: appUserId,
      entitlements: latest
        ? {
            [latest.entitlement ?? 'premium']: {
              expires_date: latest.expiresAt,
              product_identifier: latest.productId,
            },
          }
        : {},
      subscriptions: Object.fromEntries(held.map((each) => [each.productId, periodOf(each)])),
      non_subscriptions: Object.groupBy(
        purchases.filter((bought) => bought.appUserId === appUserId),
        ({ productId }) => productId,
      ),
      other_purchases: {},
    },
  }
}

function periodOf({
  startedAt,
  expiresAt,
  periodType,
  graceUntil,
  isSandbox,
  store,
  ...held
}: HeldSubscription) {
  return {
    expires_date: expiresAt,
    grace_period_expires_date: graceUntil ?? null,
    purchase_date: startedAt,
    original_purchase_date: startedAt,
    period_type: periodType,
    store,
    is_sandbox: isSandbox,
    ownership_type: 'PURCHASED',
    refunded_at: held.refundedAt ?? null,
    store_transaction_id: held.numbers.at(-1),
  }
}

/** One item of version 2's lists of purchases. */
export function purchaseItem({ appUserId, productId, transactionId, isSandbox, isRefunded }: HeldPurchase) {
  return {
    object: 'purchase',
    id: `purch_${transactionId}`,
    customer_id: appUserId,
    original_customer_id: appUserId,
    product_id: `prod_${productId}`,
    purchased_at: 1_700_000_000_000,
    quantity: 1,
    status: isRefunded ? 'refunded' : 'owned',
    environment: isSandbox ? 'sandbox' : 'production',
    store: 'app_store',
    store_purchase_identifier: transactionId,
    ownership: 'purchased',
  }
}
