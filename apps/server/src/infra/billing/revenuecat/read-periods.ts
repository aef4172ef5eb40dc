import { premiumEntitlement, productOf } from '@ever-after/contract'
import type { StoreSubscription } from '../billing.ts'
import type { Period, SubscriberAnswer } from './answers.ts'

/** A subscription with the number of its current period, which changes when it renews. */
export interface CurrentPeriod extends Omit<StoreSubscription, 'transactionId'> {
  periodNumber: string
  isOver: boolean
}

/** What unlocks Premium: every subscription that is sold, and what the store itself counts as Premium, such as a gift. */
export function readPeriods({ request_date_ms, subscriber }: SubscriberAnswer): CurrentPeriod[] {
  const given = subscriber.entitlements[premiumEntitlement]?.product_identifier
  return Object.entries(subscriber.subscriptions)
    .filter(([productId]) => productId === given || productOf(productId)?.kind === 'subscription')
    .flatMap(([productId, period]) => readPeriod({ productId, period, nowMs: request_date_ms }))
}

interface PeriodOf {
  productId: string
  period: Period
  nowMs: number
}

function readPeriod({ productId, period, nowMs }: PeriodOf): CurrentPeriod[] {
  const { expires_date, grace_period_expires_date, store_transaction_id } = period
  // Without an end or a number it is no subscription that a store renews.
  if (!expires_date || !store_transaction_id) return []
  const expiresAt =
    grace_period_expires_date && grace_period_expires_date > expires_date
      ? grace_period_expires_date
      : expires_date
  return [
    {
      productId,
      store: period.store,
      periodNumber: store_transaction_id,
      isSandbox: period.is_sandbox,
      periodType: periodTypes[period.period_type],
      startedAt: period.original_purchase_date ?? period.purchase_date,
      expiresAt,
      refundedAt: period.refunded_at ?? null,
      isOver: expiresAt.getTime() <= nowMs,
    },
  ]
}

const periodTypes = { normal: 'NORMAL', intro: 'INTRO', trial: 'TRIAL', prepaid: 'PREPAID' } as const
