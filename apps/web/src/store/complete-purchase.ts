import { limits } from '@ever-after/contract'
import type { StoreTransaction } from '#platform/purchases.ts'
import { requestReview } from '#platform/request-review.ts'
import { wait } from '#platform/wait.ts'
import { clearStatus, fetchStatus } from '#server-state'
import { isSubscription, openPayments } from './open-payments.ts'
import { purchaseLog } from './purchase-log.ts'
import { refreshHoldings } from './refresh-holdings.ts'
import type { Proof } from './report-purchase.ts'

interface Bought {
  productId: string
  transaction?: StoreTransaction
  proof: Proof | Promise<Proof>
}

/** `open`: it could not be proved yet and is looked at again. `refused`: the server knows better than the store's kit. */
export type Completion = 'unlocked' | 'open' | 'refused'

/**
 * What follows when the store says sold, while the server looks for its proof: two seconds later everything is read again, and
 * the phone may ask for a review.
 */
export async function completePurchase({ productId, transaction, proof }: Bought): Promise<Completion> {
  if (transaction) purchaseLog.add(transaction)
  openPayments.close(productId)
  await clearStatus()
  const [proved] = await Promise.all([proof, wait(limits.afterPurchaseMs)])
  const refreshed = refreshHoldings()
  // Of a subscription the status alone says what is open, whatever became of its report; what else is read again may follow.
  if (!isSubscription(productId)) await refreshed
  if (isSubscription(productId) ? await isPremium() : proved === 'proved') {
    void requestReview({ trigger: 'purchase' })
    return 'unlocked'
  }
  if (proved === 'refused') return 'refused'
  openPayments.leave({ productId, isPending: true })
  return 'open'
}

async function isPremium(): Promise<boolean> {
  try {
    return (await fetchStatus()).hasActiveSubscription
  } catch {
    // Without a connection nothing is known; the next look finds out.
    return false
  }
}
