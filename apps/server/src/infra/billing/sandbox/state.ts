import { type ProductId, productIds } from '@ever-after/contract'
import { z } from 'zod'

const productId = z.enum(productIds as [ProductId, ...ProductId[]])
const timeMs = z.number()

const holding = {
  /** Whose money it was. */
  accountId: z.string(),
  /** Who has it now, and who had it first. */
  appUserId: z.string(),
  originalAppUserId: z.string(),
}

const period = z.object({
  transactionId: z.string(),
  productId,
  offeringId: z.string().nullable(),
  periodType: z.enum(['trial', 'intro', 'normal']),
  priceMicros: z.number(),
  startsMs: timeMs,
  endsMs: timeMs,
  refundedMs: timeMs.nullable(),
})
/** One stretch of a subscription, with a transaction of its own. */
export type Period = z.infer<typeof period>

const subscription = z.object({
  ...holding,
  id: z.string(),
  /** Oldest first; a lapsed account that subscribes again goes on here, after a gap. */
  periods: z.tuple([period], period),
  /** What the next period is of; null once renewing is off. */
  renewsAs: productId.nullable(),
  unsubscribedMs: timeMs.nullable(),
  /** Whether its end was told. */
  isOver: z.boolean(),
})
/** All that one store account ever subscribed to: there is one group of subscriptions. */
export type Subscription = z.infer<typeof subscription>

const purchase = z.object({
  ...holding,
  id: z.string(),
  transactionId: z.string(),
  productId,
  offeringId: z.string().nullable(),
  purchasedMs: timeMs,
  refundedMs: timeMs.nullable(),
})
/** A product that was bought once. */
export type Purchase = z.infer<typeof purchase>

const pendingPurchase = z.object({
  pendingId: z.string(),
  accountId: z.string(),
  appUserId: z.string(),
  productId,
  offeringId: z.string().nullable(),
})
export type PendingPurchase = z.infer<typeof pendingPurchase>

const storeEvent = z.object({
  id: z.string(),
  type: z.string(),
  appUserIds: z.array(z.string()),
  /** What is posted to the server. */
  body: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  isDelivered: z.boolean(),
})
export type StoreEvent = z.infer<typeof storeEvent>

/** Everything the store knows; written to its file as it is. */
export const sandboxState = z.object({
  /** How far the product's clock was moved. */
  aheadMs: timeMs,
  isDown: z.boolean(),
  firstSeenMs: z.record(z.string(), timeMs),
  subscriptions: z.array(subscription),
  purchases: z.array(purchase),
  pending: z.array(pendingPurchase),
  events: z.array(storeEvent),
})
export type SandboxState = z.infer<typeof sandboxState>

/** A store where nobody has bought anything. */
export function emptyState(): SandboxState {
  return {
    aheadMs: 0,
    isDown: false,
    firstSeenMs: {},
    subscriptions: [],
    purchases: [],
    pending: [],
    events: [],
  }
}
