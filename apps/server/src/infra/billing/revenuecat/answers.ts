import { z } from 'zod'

const when = z.coerce.date()
const text = z.string().min(1).max(1500)

/** Period of a subscription in GET /v1/subscribers/{id}; it may hold more than is read here. */
const period = z.object({
  expires_date: when.nullable(),
  grace_period_expires_date: when.nullish(),
  purchase_date: when,
  original_purchase_date: when.nullish(),
  period_type: z.enum(['normal', 'intro', 'trial', 'prepaid']).catch('normal'),
  store: text,
  is_sandbox: z.boolean(),
  refunded_at: when.nullish(),
  store_transaction_id: z.union([text, z.number().transform(String)]).nullish(),
})
export type Period = z.output<typeof period>

/** GET /v1/subscribers/{id} */
export const subscriberAnswer = z.object({
  request_date_ms: z.number(),
  subscriber: z.object({
    entitlements: z.record(z.string(), z.object({ product_identifier: z.string() })),
    subscriptions: z.record(z.string(), period),
    /** What was bought once; read for their number only, since version 1 does not tell refunds. */
    non_subscriptions: z.record(z.string(), z.array(z.unknown())).default({}),
  }),
})
export type SubscriberAnswer = z.output<typeof subscriberAnswer>

const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), next_page: z.string().nullish() })

/** GET /v2/projects/{id}/purchases, and those of one customer. */
export const purchasesAnswer = listOf(
  z.object({
    id: text,
    customer_id: text,
    product_id: text,
    purchased_at: z.number(),
    status: z.enum(['owned', 'refunded']),
    environment: z.enum(['production', 'sandbox']),
    store: text,
    store_purchase_identifier: text,
  }),
)
export type PurchaseItem = z.output<typeof purchasesAnswer>['items'][number]

/** GET /v2/projects/{id}/subscriptions */
export const subscriptionsAnswer = listOf(z.object({ id: text }))

/** GET /v2/projects/{id}/products/{id} */
export const productAnswer = z.object({ store_identifier: text })
