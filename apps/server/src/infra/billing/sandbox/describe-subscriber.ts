import { type ProductId, premiumEntitlement } from '@ever-after/contract'
import { isRunning, latestPeriod } from './rules.ts'
import { soldProducts } from './sold-products.ts'
import type { Period, Purchase, SandboxState, Subscription } from './state.ts'

interface Asked {
  appUserId: string
  nowMs: number
}

interface Stretch {
  subscription: Subscription
  period: Period
}

/** GET /v1/subscribers/{appUserId}, as RevenueCat describes a customer. */
export function describeSubscriber(state: SandboxState, { appUserId, nowMs }: Asked) {
  const stretches = stretchesOf(state, appUserId)
  const purchases = state.purchases.filter((purchase) => purchase.appUserId === appUserId)
  return {
    request_date: iso(nowMs),
    request_date_ms: nowMs,
    subscriber: {
      original_app_user_id: appUserId,
      first_seen: iso(state.firstSeenMs[appUserId] ?? nowMs),
      last_seen: iso(nowMs),
      management_url: stretches.length ? 'https://apps.apple.com/account/subscriptions' : null,
      original_application_version: null,
      original_purchase_date: null,
      entitlements: describeEntitlements(stretches),
      subscriptions: Object.fromEntries(
        latestByProduct(stretches).map((stretch) => [
          stretch.period.productId,
          describeStretch(stretch, nowMs),
        ]),
      ),
      non_subscriptions: Object.fromEntries(
        [...Map.groupBy(purchases, ({ productId }) => productId)].map(([productId, bought]) => [
          productId,
          bought.map(describePurchase),
        ]),
      ),
      other_purchases: {},
      subscriber_attributes: {},
    },
  }
}

function stretchesOf({ subscriptions }: SandboxState, appUserId: string): Stretch[] {
  return subscriptions
    .filter((subscription) => subscription.appUserId === appUserId)
    .flatMap((subscription) => subscription.periods.map((period) => ({ subscription, period })))
    .sort((one, other) => one.period.endsMs - other.period.endsMs)
}

function latestByProduct(stretches: Stretch[]): Stretch[] {
  const latest = new Map<ProductId, Stretch>()
  for (const stretch of stretches) latest.set(stretch.period.productId, stretch)
  return [...latest.values()]
}

function describeEntitlements(stretches: Stretch[]) {
  const last = stretches.at(-1)?.period
  if (!last) return {}
  return {
    [premiumEntitlement]: {
      expires_date: iso(last.endsMs),
      grace_period_expires_date: null,
      product_identifier: last.productId,
      purchase_date: iso(last.startsMs),
    },
  }
}

function describeStretch({ subscription, period }: Stretch, nowMs: number) {
  const isCurrent = period === latestPeriod(subscription) && isRunning(subscription, nowMs)
  return {
    display_name: soldProducts[period.productId].title,
    auto_resume_date: null,
    billing_issues_detected_at: null,
    expires_date: iso(period.endsMs),
    grace_period_expires_date: null,
    is_sandbox: true,
    original_purchase_date: iso(subscription.periods[0].startsMs),
    ownership_type: 'PURCHASED',
    period_type: period.periodType,
    price: priceOf(period.priceMicros),
    purchase_date: iso(period.startsMs),
    refunded_at: period.refundedMs === null ? null : iso(period.refundedMs),
    store: 'app_store',
    store_transaction_id: period.transactionId,
    unsubscribe_detected_at:
      isCurrent && subscription.unsubscribedMs !== null ? iso(subscription.unsubscribedMs) : null,
  }
}

function describePurchase({ id, productId, transactionId, purchasedMs }: Purchase) {
  return {
    id,
    display_name: soldProducts[productId].title,
    is_sandbox: true,
    price: priceOf(soldProducts[productId].priceMicros),
    original_purchase_date: iso(purchasedMs),
    purchase_date: iso(purchasedMs),
    store: 'app_store',
    store_transaction_id: transactionId,
  }
}

function priceOf(priceMicros: number) {
  return { amount: priceMicros / 1_000_000, currency: 'USD' }
}

/** Version 1 tells whole seconds. */
function iso(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
}
