import { limits, localKeys, productOf } from '@ever-after/contract'
import * as z from 'zod/mini'
import { localStore } from '#platform/storage.ts'

const payments = z.array(
  z.object({
    productId: z.string(),
    startedAtMs: z.number(),
    /** When the last was heard of it. */
    heardAtMs: z.number(),
    /** It waits for somebody's approval, or for the server's proof. */
    isPending: z.boolean(),
  }),
)
export type OpenPayment = z.infer<typeof payments>[number]

let text = '[]'
let current: readonly OpenPayment[] = []
const listeners = new Set<() => void>()

/** Products whose sale is followed where it began. */
export const inFlight = new Set<string>()

/** Payments that began and have no outcome yet; they outlive the app, which may be closed in between (decision A44). */
export const openPayments = {
  read(): readonly OpenPayment[] {
    const stored = localStore.read(localKeys.openPayments) ?? []
    if (JSON.stringify(stored) !== text) {
      text = JSON.stringify(stored)
      current = payments.safeParse(stored).data ?? []
    }
    return current
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  begin(productId: string, nowMs: number = Date.now()): void {
    const begun = { productId, startedAtMs: nowMs, heardAtMs: nowMs, isPending: false }
    write([...without(productId), begun])
  },
  /** It stays open: without an answer, or pending. */
  leave(
    { productId, isPending }: { productId: string; isPending: boolean },
    nowMs: number = Date.now(),
  ): void {
    const begun = openPayments.read().find((one) => one.productId === productId)
    const startedAtMs = begun?.startedAtMs ?? nowMs
    write([...without(productId), { productId, startedAtMs, heardAtMs: nowMs, isPending }])
  },
  close: (productId: string): void => write(without(productId)),
}

/** Whether a payment for this product, or for another subscription, rests the button. */
export function restsFor(productId: string, nowMs: number = Date.now()): boolean {
  const isPlan = isSubscription(productId)
  return openPayments.read().some((payment) => {
    const restMs = payment.isPending ? limits.pendingRestMs : limits.unansweredRestMs
    const concerns = payment.productId === productId || (isPlan && isSubscription(payment.productId))
    return concerns && nowMs - payment.heardAtMs < restMs
  })
}

/** Whether a subscription waits for somebody's approval, or for the server's proof. */
export function isPlanPending(nowMs: number = Date.now()): boolean {
  return openPayments
    .read()
    .some(
      ({ productId, isPending, heardAtMs }) =>
        isPending && isSubscription(productId) && nowMs - heardAtMs < limits.pendingRestMs,
    )
}

/** Whether nobody waits for its outcome any more. */
export function isOver({ heardAtMs, isPending }: OpenPayment, nowMs: number = Date.now()): boolean {
  return nowMs - heardAtMs >= (isPending ? limits.pendingLookMs : limits.unansweredRestMs)
}

export function isSubscription(productId: string): boolean {
  return productOf(productId)?.kind === 'subscription'
}

function without(productId: string): OpenPayment[] {
  return openPayments.read().filter((one) => one.productId !== productId)
}

function write(next: readonly OpenPayment[]): void {
  localStore.write(localKeys.openPayments, next)
  for (const listener of listeners) listener()
}
