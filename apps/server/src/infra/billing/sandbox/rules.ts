import type { ProductId } from '@ever-after/contract'
import { type Duration, type SoldOnce, type SoldSubscription, soldProducts } from './sold-products.ts'
import type { Period, Subscription } from './state.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When a period that starts now is over; months and years are the calendar's. */
export function endOf(startsMs: number, lasts: Duration): number {
  const end = new Date(startsMs)
  switch (lasts) {
    case 'P3D':
      return startsMs + 3 * dayMs
    case 'P1W':
      return startsMs + 7 * dayMs
    case 'P1M':
      return end.setUTCMonth(end.getUTCMonth() + 1)
    case 'P1Y':
      return end.setUTCFullYear(end.getUTCFullYear() + 1)
  }
}

export function soldSubscription(productId: ProductId): SoldSubscription | undefined {
  const sold: SoldSubscription | SoldOnce = soldProducts[productId]
  return sold.kind === 'subscription' ? sold : undefined
}

/** Apple gives one trial or introductory price in a group of subscriptions. */
export function hadIntroduction({ periods }: Pick<Subscription, 'periods'>): boolean {
  return periods.some(({ periodType }) => periodType !== 'normal')
}

export function latestPeriod({ periods }: Pick<Subscription, 'periods'>): Period {
  return periods.at(-1) ?? periods[0]
}

export function isRunning(subscription: Pick<Subscription, 'periods'>, nowMs: number): boolean {
  return latestPeriod(subscription).endsMs > nowMs
}

/** A switch to a shorter plan waits for the end of what is paid; any other begins at once. */
export function switchesAtOnce({ from, to }: { from: ProductId; to: ProductId }): boolean {
  const [before, after] = [soldSubscription(from), soldSubscription(to)]
  return !(before?.lasts === 'P1Y' && after?.lasts === 'P1W')
}
