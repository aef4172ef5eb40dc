import { announceSubscription } from './announce.ts'
import type { Books } from './books.ts'
import { isRunning, latestPeriod } from './rules.ts'
import { settlePeriods } from './settle-periods.ts'
import type { Subscription } from './state.ts'
import { StoreRefusal } from './store-refusal.ts'

/** Turns renewing off: what is paid for runs to its end. */
export function cancel(books: Books, { appUserId }: { appUserId: string }): void {
  for (const subscription of runningOf(books, appUserId)) {
    if (subscription.renewsAs === null) continue
    subscription.renewsAs = null
    subscription.unsubscribedMs = books.nowMs
    announceSubscription(books, {
      subscription,
      event: { type: 'CANCELLATION', cancel_reason: 'UNSUBSCRIBE' },
    })
  }
}

/** Lets the running period be over now, as if it had been cancelled and its end had come. */
export function expire(books: Books, { appUserId }: { appUserId: string }): void {
  cancel(books, { appUserId })
  for (const subscription of runningOf(books, appUserId)) latestPeriod(subscription).endsMs = books.nowMs
  settlePeriods(books)
}

function runningOf({ state, nowMs }: Books, appUserId: string): Subscription[] {
  const running = state.subscriptions.filter(
    (subscription) => subscription.appUserId === appUserId && isRunning(subscription, nowMs),
  )
  if (!running.length) throw new StoreRefusal('no_subscription')
  return running
}
