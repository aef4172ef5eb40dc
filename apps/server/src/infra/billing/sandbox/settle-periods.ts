import { announceSubscription } from './announce.ts'
import { type Books, newTransactionId } from './books.ts'
import { endOf, isRunning, latestPeriod, soldSubscription } from './rules.ts'
import type { Subscription } from './state.ts'

/** Lets everything happen that fell due meanwhile, in its order; answers whether anything did. */
export function settlePeriods(books: Books): boolean {
  const due = books.state.subscriptions.filter(
    (subscription) => !subscription.isOver && !isRunning(subscription, books.nowMs),
  )
  for (const subscription of due) settle(books, subscription)
  return due.length > 0
}

function settle(books: Books, subscription: Subscription): void {
  let goesOn = true
  while (goesOn && !isRunning(subscription, books.nowMs)) goesOn = renew(books, subscription)
  if (!goesOn) end(books, subscription)
}

function renew(books: Books, subscription: Subscription): boolean {
  const { renewsAs } = subscription
  const sold = renewsAs && soldSubscription(renewsAs)
  if (!sold) return false
  const before = latestPeriod(subscription)
  subscription.periods.push({
    transactionId: newTransactionId(books),
    productId: renewsAs,
    offeringId: before.offeringId,
    periodType: 'normal',
    priceMicros: sold.priceMicros,
    startsMs: before.endsMs,
    endsMs: endOf(before.endsMs, sold.lasts),
    refundedMs: null,
  })
  announceSubscription(books, {
    subscription,
    event: { type: 'RENEWAL', is_trial_conversion: before.periodType === 'trial' },
    atMs: before.endsMs,
  })
  return true
}

function end(books: Books, subscription: Subscription): void {
  const { endsMs, refundedMs } = latestPeriod(subscription)
  subscription.isOver = true
  announceSubscription(books, {
    subscription,
    event: {
      type: 'EXPIRATION',
      expiration_reason: refundedMs === null ? 'UNSUBSCRIBE' : 'CUSTOMER_SUPPORT',
    },
    atMs: endsMs,
  })
}
