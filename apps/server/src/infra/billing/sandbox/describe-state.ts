import { isRunning } from './rules.ts'
import type { SandboxState } from './state.ts'

interface Asked {
  appUserId: string
  nowMs: number
}

/** Everything about one person, for whoever drives the store. */
export function describeState(state: SandboxState, { appUserId, nowMs }: Asked) {
  const subscriptions = state.subscriptions.filter((held) => held.appUserId === appUserId)
  const purchases = state.purchases.filter((held) => held.appUserId === appUserId)
  return {
    now: iso(nowMs),
    appUserId,
    accountIds: [...new Set([...subscriptions, ...purchases].map(({ accountId }) => accountId))],
    transactions: [
      ...subscriptions.flatMap((subscription) =>
        subscription.periods.map((period) => ({
          transactionId: period.transactionId,
          originalTransactionId: subscription.periods[0].transactionId,
          productId: period.productId,
          kind: 'subscription' as const,
          status: statusOf({
            isRefunded: period.refundedMs !== null,
            isOver: period.endsMs <= nowMs || !isRunning(subscription, nowMs),
          }),
          purchasedAt: iso(period.startsMs),
          expiresAt: iso(period.endsMs),
          periodType: period.periodType,
          isRefunded: period.refundedMs !== null,
        })),
      ),
      ...purchases.map(({ transactionId, productId, purchasedMs, refundedMs }) => ({
        transactionId,
        originalTransactionId: transactionId,
        productId,
        kind: 'one_time' as const,
        status: statusOf({ isRefunded: refundedMs !== null, isOver: false }),
        purchasedAt: iso(purchasedMs),
        expiresAt: null,
        periodType: null,
        isRefunded: refundedMs !== null,
      })),
    ],
    pending: state.pending
      .filter((order) => order.appUserId === appUserId)
      .map(({ pendingId, productId }) => ({ pendingId, productId })),
    events: state.events
      .filter(({ appUserIds }) => appUserIds.includes(appUserId))
      .map(({ id, type, isDelivered }) => ({ id, type, delivered: isDelivered })),
  }
}

function statusOf({ isRefunded, isOver }: { isRefunded: boolean; isOver: boolean }) {
  if (isRefunded) return 'refunded'
  return isOver ? 'expired' : 'active'
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
