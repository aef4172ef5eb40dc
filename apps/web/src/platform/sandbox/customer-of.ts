import { premiumEntitlement } from '@ever-after/contract'
import * as z from 'zod/mini'
import type { CustomerInfo } from '../purchases.ts'

const subscriberReply = z.object({
  request_date: z.string(),
  subscriber: z.object({
    entitlements: z.record(z.string(), z.object({ expires_date: z.nullable(z.string()) })),
    non_subscriptions: z.record(
      z.string(),
      z.array(z.object({ store_transaction_id: z.string(), purchase_date: z.string() })),
    ),
  }),
})

/** The sandbox's subscriber as the app knows it, by the store's own clock. */
export function customerOf(reply: unknown): CustomerInfo {
  const { request_date, subscriber } = subscriberReply.parse(reply)
  const premium = subscriber.entitlements[premiumEntitlement]
  const ends = premium?.expires_date
  const bought = Object.entries(subscriber.non_subscriptions)
  return {
    hasPremium: premium !== undefined && (!ends || Date.parse(ends) > Date.parse(request_date)),
    transactions: bought.flatMap(([productId, transactions]) =>
      transactions.map(({ store_transaction_id: transactionId, purchase_date: purchasedAt }) => ({
        transactionId,
        productId,
        purchasedAt,
      })),
    ),
    raw: reply,
  }
}
