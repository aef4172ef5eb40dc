import { premiumEntitlement, productIds } from '@ever-after/contract'
import { isRunning, latestPeriod } from './rules.ts'
import { catalogueId, soldProducts } from './sold-products.ts'
import type { Purchase, Subscription } from './state.ts'

/** A one-time purchase, as version 2 describes it. */
export function describePurchase(purchase: Purchase) {
  return {
    object: 'purchase',
    id: purchase.id,
    customer_id: purchase.appUserId,
    original_customer_id: purchase.originalAppUserId,
    product_id: catalogueId(purchase.productId),
    purchased_at: purchase.purchasedMs,
    quantity: 1,
    status: purchase.refundedMs === null ? 'owned' : 'refunded',
    environment: 'sandbox',
    store: 'app_store',
    store_purchase_identifier: purchase.transactionId,
    revenue_in_usd: revenueOf(
      purchase.refundedMs === null ? soldProducts[purchase.productId].priceMicros : 0,
    ),
    presented_offering_id: purchase.offeringId,
    entitlements: emptyList,
    ownership: 'purchased',
    country: 'US',
  }
}

/** A subscription, as version 2 describes it; its number in the store is that of its latest period. */
export function describeSubscription(
  subscription: Subscription,
  { nowMs, projectId }: { nowMs: number; projectId: string },
) {
  const paidMicros = subscription.periods
    .filter(({ refundedMs }) => refundedMs === null)
    .reduce((sum, { priceMicros }) => sum + priceMicros, 0)
  const { transactionId, productId, periodType, startsMs, endsMs, offeringId } = latestPeriod(subscription)
  const gives_access = isRunning(subscription, nowMs)
  return {
    object: 'subscription',
    id: subscription.id,
    customer_id: subscription.appUserId,
    original_customer_id: subscription.originalAppUserId,
    product_id: catalogueId(productId),
    starts_at: subscription.periods[0].startsMs,
    current_period_starts_at: startsMs,
    current_period_ends_at: endsMs,
    ends_at: endsMs,
    gives_access,
    pending_payment: false,
    auto_renewal_status: renewalOf(subscription, productId),
    status: gives_access ? (periodType === 'trial' ? 'trialing' : 'active') : 'expired',
    environment: 'sandbox',
    store: 'app_store',
    store_subscription_identifier: transactionId,
    total_revenue_in_usd: revenueOf(paidMicros),
    presented_offering_id: offeringId,
    entitlements: { ...emptyList, items: [premiumOf(projectId)] },
    ownership: 'purchased',
    country: 'US',
    management_url: 'https://apps.apple.com/account/subscriptions',
  }
}

function renewalOf({ renewsAs }: Subscription, productId: string): string {
  if (renewsAs === null) return 'will_not_renew'
  return renewsAs === productId ? 'will_renew' : 'will_change_product'
}

/** RevenueCat's offerings and entitlements have names of its own beside those of the app. */
function premiumOf(project_id: string) {
  return {
    object: 'entitlement',
    id: `entl_${premiumEntitlement}`,
    project_id,
    lookup_key: premiumEntitlement,
    display_name: 'Premium',
    created_at: 0,
  }
}

const emptyList = { object: 'list', items: [], next_page: null, url: '/' }

/** After the store's share. */
function revenueOf(priceMicros: number) {
  const gross = priceMicros / 1_000_000
  const commission = Math.round(gross * 30) / 100
  return { currency: 'USD', gross, commission, tax: 0, proceeds: gross - commission }
}

/** What the store calls one of RevenueCat's own product ids; undefined for what is not sold. */
export function describeCatalogueProduct(id: string) {
  const productId = productIds.find((one) => catalogueId(one) === id)
  if (!productId) return undefined
  const { kind, title } = soldProducts[productId]
  return {
    object: 'product',
    id,
    store_identifier: productId,
    type: kind === 'subscription' ? 'subscription' : 'consumable',
    display_name: title,
    app_id: 'app_sandbox',
    created_at: 0,
  }
}
