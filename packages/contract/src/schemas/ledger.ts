import * as z from 'zod/mini'

/** What units are counted in; `lifetime` counts bought rights to download for ever. */
export const buckets = [
  'free',
  'welcome',
  'bonus',
  'weekly',
  'portrait_free',
  'portrait_weekly',
  'portrait_credit',
  'lifetime',
] as const
export type Bucket = (typeof buckets)[number]

/** Why an entry stands in the ledger. */
export const ledgerReasons = [
  'first_registration',
  'welcome_gift',
  'week_opened',
  'creation_accepted',
  'creation_completed',
  'creation_failed',
  'purchase',
  'refund',
  'refund_reversed',
  'support',
  'restored',
  'registered_again',
] as const
export type LedgerReason = (typeof ledgerReasons)[number]

export const ledgerEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  bucket: z.enum(buckets),
  kind: z.enum(['grant', 'reserve', 'commit', 'return', 'revoke', 'move']),
  /** Units that came (above zero) or went; 0 for a commit, whose unit went when it was reserved. */
  amount: z.int(),
  reason: z.enum(ledgerReasons),
  /** The creation that a unit was for; null where the entry is not about one. */
  creation: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(['style', 'dress', 'hair', 'portrait']),
      /** How the person knows it; null once it was deleted. */
      name: z.nullable(z.string()),
    }),
  ),
  /** What was bought, for purchases and refunds. */
  productId: z.nullable(z.string()),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const ledgerQuery = z.object({
  /** The id of the last entry of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
})

/** Newest first, 50 at a time. */
export const ledgerPage = z.object({
  entries: z.array(ledgerEntry),
  /** Ask with this for the next page; null at the end. */
  nextBefore: z.nullable(z.string()),
})
export type LedgerPage = z.infer<typeof ledgerPage>
