import { type ProductId, premiumEntitlement } from '@ever-after/contract'
import type { Books } from './books.ts'
import { latestPeriod } from './rules.ts'
import { soldProducts } from './sold-products.ts'
import type { Period, Purchase, Subscription } from './state.ts'

type Reason = 'UNSUBSCRIBE' | 'CUSTOMER_SUPPORT'

type SubscriptionEvent =
  | { type: 'INITIAL_PURCHASE' | 'UNCANCELLATION' }
  | { type: 'RENEWAL'; is_trial_conversion: boolean }
  | { type: 'CANCELLATION'; cancel_reason: Reason }
  | { type: 'EXPIRATION'; expiration_reason: Reason }
  | { type: 'PRODUCT_CHANGE'; new_product_id: ProductId }

interface SubscriptionNews {
  subscription: Subscription
  event: SubscriptionEvent
  /** When it happened; now unless told. */
  atMs?: number
  /** The latest one unless told. */
  period?: Period
}

/** The store forgets the oldest of what it told, as a dashboard does. */
const keptEvents = 1000

/** Notes what happened to a subscription, in the shape of RevenueCat's webhooks. */
export function announceSubscription(
  books: Books,
  { subscription, event, atMs = books.nowMs, period = latestPeriod(subscription) }: SubscriptionNews,
): void {
  note(books, subscription, {
    ...event,
    event_timestamp_ms: atMs,
    entitlement_ids: [premiumEntitlement],
    product_id: period.productId,
    period_type: period.periodType.toUpperCase(),
    purchased_at_ms: period.startsMs,
    expiration_at_ms: period.endsMs,
    transaction_id: period.transactionId,
    original_transaction_id: subscription.periods[0].transactionId,
    presented_offering_id: period.offeringId,
    ...priceOf(event, period.priceMicros),
  })
}

/** Notes that something was bought once, or that its money was given back. */
export function announcePurchase(
  books: Books,
  { purchase, isRefund = false }: { purchase: Purchase; isRefund?: boolean },
): void {
  const event = isRefund
    ? { type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT' }
    : { type: 'NON_RENEWING_PURCHASE' }
  note(books, purchase, {
    ...event,
    event_timestamp_ms: books.nowMs,
    entitlement_ids: null,
    product_id: purchase.productId,
    period_type: 'NORMAL',
    purchased_at_ms: purchase.purchasedMs,
    expiration_at_ms: null,
    transaction_id: purchase.transactionId,
    original_transaction_id: purchase.transactionId,
    presented_offering_id: purchase.offeringId,
    ...priceOf(event, soldProducts[purchase.productId].priceMicros),
  })
}

/** Notes that what some people had is somebody else's now; such an event names no app user. */
export function announceTransfer(books: Books, { from, to }: { from: string[]; to: string }): void {
  add(books, [...from, to], {
    type: 'TRANSFER',
    event_timestamp_ms: books.nowMs,
    transferred_from: from,
    transferred_to: [to],
  })
}

function note(
  books: Books,
  { appUserId, originalAppUserId }: Subscription | Purchase,
  fields: { type: string } & Record<string, unknown>,
): void {
  add(books, [appUserId], {
    app_user_id: appUserId,
    original_app_user_id: originalAppUserId,
    aliases: [...new Set([appUserId, originalAppUserId])],
    entitlement_id: null,
    country_code: 'US',
    is_family_share: false,
    offer_code: null,
    subscriber_attributes: {},
    tax_percentage: 0,
    commission_percentage: 0.3,
    takehome_percentage: 0.7,
    ...fields,
  })
}

function add(
  { state, random }: Books,
  appUserIds: string[],
  fields: { type: string } & Record<string, unknown>,
): void {
  const id = random.uuid()
  const body = {
    api_version: '1.0',
    event: { id, app_id: 'app_sandbox', store: 'APP_STORE', environment: 'SANDBOX', ...fields },
  }
  state.events.push({ id, type: fields.type, appUserIds, body, attempts: 0, isDelivered: false })
  state.events.splice(0, state.events.length - keptEvents)
}

function priceOf(event: { type: string; cancel_reason?: string }, priceMicros: number) {
  const isRefund = event.cancel_reason === 'CUSTOMER_SUPPORT'
  const isCharge = ['INITIAL_PURCHASE', 'RENEWAL', 'NON_RENEWING_PURCHASE'].includes(event.type)
  const price = (isRefund ? -priceMicros : isCharge ? priceMicros : 0) / 1_000_000
  return { currency: 'USD', price, price_in_purchased_currency: price }
}
