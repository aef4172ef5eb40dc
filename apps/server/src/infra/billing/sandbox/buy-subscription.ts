import { announceSubscription } from './announce.ts'
import { type Books, newTransactionId } from './books.ts'
import type { SoldOrder } from './buy.ts'
import { endOf, hadIntroduction, isRunning, latestPeriod, switchesAtOnce } from './rules.ts'
import type { SoldSubscription } from './sold-products.ts'
import type { Period, Subscription } from './state.ts'

interface Ordered {
  order: SoldOrder
  sold: SoldSubscription
}

/** Subscribes, subscribes again after a lapse, switches plans, or turns renewing on again, whichever this order means. */
export function buySubscription(books: Books, ordered: Ordered) {
  const { accountId } = ordered.order
  const subscription = books.state.subscriptions.find((held) => held.accountId === accountId)
  if (!subscription) return told(subscribe(books, ordered))
  if (!isRunning(subscription, books.nowMs)) return told(resubscribe(books, subscription, ordered))
  return told(change(books, subscription, ordered))
}

function subscribe(books: Books, { order, sold }: Ordered): Subscription {
  const subscription: Subscription = {
    id: `sub_${books.random.uuid().slice(0, 8)}`,
    accountId: order.accountId,
    appUserId: order.appUserId,
    originalAppUserId: order.appUserId,
    periods: [firstPeriod(books, { order, sold }, { isIntroduced: true })],
    renewsAs: order.productId,
    unsubscribedMs: null,
    isOver: false,
  }
  books.state.subscriptions.push(subscription)
  announceSubscription(books, { subscription, event: { type: 'INITIAL_PURCHASE' } })
  return subscription
}

function resubscribe(books: Books, subscription: Subscription, ordered: Ordered): Subscription {
  goOn(books, subscription, ordered)
  subscription.isOver = false
  announceSubscription(books, { subscription, event: { type: 'RENEWAL', is_trial_conversion: false } })
  return subscription
}

function change(books: Books, subscription: Subscription, ordered: Ordered): Subscription {
  const current = latestPeriod(subscription)
  const { productId } = ordered.order
  const wasUnsubscribed = subscription.renewsAs === null
  if (productId === current.productId) {
    subscription.renewsAs = productId
    subscription.unsubscribedMs = null
    if (wasUnsubscribed) announceSubscription(books, { subscription, event: { type: 'UNCANCELLATION' } })
    return subscription
  }
  announceSubscription(books, {
    subscription,
    event: { type: 'PRODUCT_CHANGE', new_product_id: productId },
  })
  if (!switchesAtOnce({ from: current.productId, to: productId })) {
    subscription.renewsAs = productId
    subscription.unsubscribedMs = null
    return subscription
  }
  current.endsMs = books.nowMs
  goOn(books, subscription, ordered)
  const event = { type: 'RENEWAL', is_trial_conversion: current.periodType === 'trial' } as const
  announceSubscription(books, { subscription, event })
  return subscription
}

function goOn(books: Books, subscription: Subscription, ordered: Ordered): void {
  const isIntroduced = !hadIntroduction(subscription)
  subscription.periods.push(firstPeriod(books, ordered, { isIntroduced }))
  subscription.renewsAs = ordered.order.productId
  subscription.unsubscribedMs = null
}

function firstPeriod(
  books: Books,
  { order: { productId, offeringId }, sold }: Ordered,
  { isIntroduced }: { isIntroduced: boolean },
): Period {
  const { periodType, lasts, priceMicros } = (isIntroduced && sold.introduction) || {
    ...sold,
    periodType: 'normal' as const,
  }
  return {
    transactionId: newTransactionId(books),
    productId,
    offeringId,
    periodType,
    priceMicros,
    startsMs: books.nowMs,
    endsMs: endOf(books.nowMs, lasts),
    refundedMs: null,
  }
}

function told(subscription: Subscription) {
  const { transactionId, productId, startsMs: atMs } = latestPeriod(subscription)
  return { transactionId, productId, atMs }
}
