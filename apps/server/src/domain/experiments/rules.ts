import { productOf, type TestGroup } from '@ever-after/contract'
import type { StoreSubscription } from '../../infra/billing/billing.ts'

/** Half of all devices see the prices of the test (decision A14). */
export function drawGroup(seed: number): TestGroup {
  return seed % 2 === 0 ? 'control' : 'test'
}

/** The store's clock and ours differ by less. */
const clocksDifferMs = 60_000

/**
 * Whether a running subscription was paid for, and begun by somebody who could see the prices of a group. One that is over
 * was counted while it ran, perhaps under another number.
 */
export function isConversion(
  { productId, periodType, startedAt, expiresAt, refundedAt }: StoreSubscription,
  { decidedAt, now }: { decidedAt: Date; now: Date },
): boolean {
  return (
    productOf(productId)?.kind === 'subscription' &&
    periodType !== 'TRIAL' &&
    refundedAt === null &&
    expiresAt > now &&
    startedAt.getTime() + clocksDifferMs >= decidedAt.getTime()
  )
}
