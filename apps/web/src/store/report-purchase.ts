import {
  ApiError,
  limits,
  productOf,
  reportOneTimePurchase,
  reportPortraitCredits,
  syncSubscription,
} from '@ever-after/contract'
import type { CustomerInfo, Purchases, StoreTransaction } from '#platform/purchases.ts'
import { wait } from '#platform/wait.ts'
import { call } from '#server-state'
import { purchaseLog } from './purchase-log.ts'

interface Bought {
  purchases: Purchases
  /** Absent when only the subscription itself is known. */
  transaction?: StoreTransaction
  /** Waits before each further try. */
  retryMs?: readonly number[]
}

/** `unproved`: later it may be. `refused`: it never will. */
export type Proof = 'proved' | 'unproved' | 'refused'

/** Tells the server of a purchase, again and again while it cannot be proved. */
export async function reportPurchase(bought: Bought): Promise<Proof> {
  for (const delayMs of [0, ...(bought.retryMs ?? limits.reportRetryMs)]) {
    await wait(delayMs)
    try {
      await reportOnce(bought)
      markReported(bought)
      return 'proved'
    } catch (error) {
      console.warn(error)
      if (isPassing(error)) continue
      // Asking again would change nothing, so it is not kept for the next start either.
      markReported(bought)
      return 'refused'
    }
  }
  return 'unproved'
}

function markReported({ transaction }: Bought): void {
  if (transaction) purchaseLog.markReported(transaction.transactionId)
}

/** Lets the server read the store again; what it cannot do now, the store's own messages to it will (MEMB-69). */
export async function syncPurchases(customerInfo: CustomerInfo | undefined): Promise<void> {
  const body = { customerInfo: customerInfo?.raw, timestamp: new Date().toISOString() }
  await call(syncSubscription, { body, signal: AbortSignal.timeout(limits.reportTimeoutMs) })
}

async function reportOnce({ purchases, transaction }: Bought): Promise<void> {
  const product = transaction && productOf(transaction.productId)
  if (product?.kind !== 'one_time' || !transaction) {
    return syncPurchases(await purchases.customerInfo().catch(() => undefined))
  }
  const { transactionId, productId, purchasedAt: purchaseDate } = transaction
  // A report that is sent again is the same request, so nothing in it may differ.
  const body = { productId, transactionId, purchaseDate, timestamp: purchaseDate }
  const rest = { idempotencyKey: transactionId, signal: AbortSignal.timeout(limits.reportTimeoutMs) }
  if (product.type === 'portrait_credits') await call(reportPortraitCredits, { body, ...rest })
  else await call(reportOneTimePurchase, { body: { ...body, type: product.type }, ...rest })
}

/** Whether the same report may succeed later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 500 || ['purchase_unverified', 'rate_limited'].includes(error.body?.code ?? '')
}
