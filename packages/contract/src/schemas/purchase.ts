import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const when = z.optional(z.string().check(z.maxLength(40)))

/** POST /subscriptions/sync. What the store's kit believes is a hint: the server asks the store itself (decision A03). */
export const syncBody = z.object({ customerInfo: z.optional(z.unknown()), timestamp: when })

const purchase = {
  productId: text(100),
  /** The store's own number of the transaction. */
  transactionId: text(200),
  purchaseDate: when,
  timestamp: when,
}

/** POST /purchases/one-time. Price and features are taken and not believed (decision A03). */
export const oneTimePurchaseBody = z.object({
  ...purchase,
  type: z.enum(['lifetime_downloads', 'bonus_transformations']),
  price: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
  features: z.optional(z.unknown()),
  /** Apple's signed transaction, a second proof where the store's kit gives it. */
  signedTransaction: z.optional(text(10_000)),
})
export type OneTimePurchase = z.infer<typeof oneTimePurchaseBody>

/** POST /purchases/portrait-credits. The number is taken and not believed (decision A02). */
export const portraitCreditsBody = z.object({
  ...purchase,
  portraitGenerations: z.optional(z.number()),
  signedTransaction: z.optional(text(10_000)),
})
export type PortraitCreditsPurchase = z.infer<typeof portraitCreditsBody>

const count = z.int().check(z.nonnegative())

export const oneTimeStatus = z.object({
  hasLifetimeDownloads: z.boolean(),
  bonusChangesRemaining: count,
  /** When lifetime downloads were bought; null without them. */
  purchaseDate: z.nullable(z.iso.datetime()),
  portraitCreditsRemaining: count,
})
export type OneTimeStatus = z.infer<typeof oneTimeStatus>
