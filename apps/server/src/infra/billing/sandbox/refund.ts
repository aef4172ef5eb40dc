import { announcePurchase, announceSubscription } from './announce.ts'
import type { Books } from './books.ts'
import { isRunning, latestPeriod } from './rules.ts'
import { settlePeriods } from './settle-periods.ts'
import type { Purchase, Subscription } from './state.ts'
import { StoreRefusal } from './store-refusal.ts'

/** Gives the money of one transaction back; a subscription whose running period is refunded ends. */
export function refund(books: Books, { transactionId }: { transactionId: string }): void {
  const purchase = books.state.purchases.find((bought) => bought.transactionId === transactionId)
  const subscription = books.state.subscriptions.find(({ periods }) =>
    periods.some((period) => period.transactionId === transactionId),
  )
  if (purchase) refundPurchase(books, purchase)
  else if (subscription) refundPeriod(books, { subscription, transactionId })
  else throw new StoreRefusal('unknown_transaction')
}

function refundPurchase(books: Books, purchase: Purchase): void {
  if (purchase.refundedMs !== null) throw new StoreRefusal('already_refunded')
  purchase.refundedMs = books.nowMs
  announcePurchase(books, { purchase, isRefund: true })
}

function refundPeriod(
  books: Books,
  { subscription, transactionId }: { subscription: Subscription; transactionId: string },
): void {
  const period = subscription.periods.find((one) => one.transactionId === transactionId)
  if (!period || period.refundedMs !== null) throw new StoreRefusal('already_refunded')
  period.refundedMs = books.nowMs
  if (period === latestPeriod(subscription) && isRunning(subscription, books.nowMs)) {
    period.endsMs = books.nowMs
    subscription.renewsAs = null
    subscription.unsubscribedMs ??= books.nowMs
  }
  announceSubscription(books, {
    subscription,
    event: { type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT' },
    period,
  })
  settlePeriods(books)
}
