import { PurchaseError, type PurchaseErrorCode } from '#platform/purchases.ts'
import { copy } from './copy.ts'
import type { PurchaseVariant } from './purchase-hook.ts'
import { PurchaseTimeout } from './sell.ts'

interface Failure {
  error: unknown
  variant: PurchaseVariant
}

/** What is said of a purchase that failed; nothing when the person cancelled it (MEMB-59). */
export function failureOf(failure: Failure): {
  words: string | undefined
  /** Whether it was paid, and what to do. */
  more: string
  isToast: boolean
} {
  const { error, variant } = failure
  const isPlain =
    !(error instanceof PurchaseTimeout) && !(error instanceof PurchaseError && error.code !== 'failed')
  const words = wordsOf(failure)
  return {
    words: words === copy.cancelled ? undefined : words,
    more: moreOf(error),
    isToast: isPlain && variant === 'pack',
  }
}

function moreOf(error: unknown): string {
  if (error instanceof PurchaseTimeout) return copy.stillLooking
  return error instanceof PurchaseError && error.isUncharged ? copy.notCharged : copy.maybeCharged
}

function wordsOf({ error, variant }: Failure): string {
  if (error instanceof PurchaseTimeout) return isOneTime(variant) ? copy.packTimedOut : copy.timedOut
  if (error instanceof PurchaseError) return wordsOfCode(error.code)
  return variant === 'animated' ? copy.subscriptionFailed : copy.unable
}

/** What is said when there is nothing to buy. */
export function wordsOfMissing(variant: PurchaseVariant): string {
  if (variant === 'lifetime') return copy.lifetimeNotAvailable
  return variant === 'pack' ? copy.changesNotAvailable : copy.noPlans
}

/** What is said of a restore that failed: the store refused, or something on the way did; nothing when it was cancelled. */
export function wordsOfRestore(error: unknown): string | undefined {
  if (!(error instanceof PurchaseError)) return copy.restoreFailed
  return error.code === 'cancelled' ? undefined : copy.restoreRefused
}

export function isOneTime(variant: PurchaseVariant): boolean {
  return variant === 'pack' || variant === 'lifetime'
}

function wordsOfCode(code: PurchaseErrorCode): string {
  switch (code) {
    case 'cancelled':
    case 'pending':
    case 'failed':
      return copy[code]
    case 'store_unavailable':
      return copy.storeUnavailable
    case 'not_available':
      return copy.productNotAvailable
  }
}
