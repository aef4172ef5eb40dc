import type { Purchases, StoreTransaction } from '#platform/purchases.ts'
import { type Completion, completePurchase } from './complete-purchase.ts'
import { openPayments } from './open-payments.ts'
import { purchaseLog } from './purchase-log.ts'
import { reportPurchase } from './report-purchase.ts'

export interface Settlement {
  productId: string
  /** How it went, once the status was read again. */
  completion: Promise<Completion>
}

/** Answers whether it shows the person what happened. */
type Screen = (settlement: Settlement) => boolean

const screens = new Set<Screen>()
const bystanders = new Set<(settlement: Settlement) => void>()

/** Calls back when a payment that was left open turns out to be made: first every screen that may wait for it. */
export function onSettlement(screen: Screen): () => void {
  screens.add(screen)
  return () => screens.delete(screen)
}

/** Calls back when no screen waited for it any more. */
export function onUnawaited(listener: (settlement: Settlement) => void): () => void {
  bystanders.add(listener)
  return () => bystanders.delete(listener)
}

interface Found {
  purchases: Purchases
  productId: string
  transaction?: StoreTransaction
}

const settling = new Set<string>()

/** Completes a payment that was left open, once, and tells who waits for it as soon as the server has its proof. */
export async function settle(found: Found): Promise<void> {
  const { productId } = found
  const isOpen = openPayments.read().some((one) => one.productId === productId)
  if (!isOpen || settling.has(productId)) return
  settling.add(productId)
  try {
    await announce(found)
  } finally {
    settling.delete(productId)
  }
}

async function announce({ purchases, productId, transaction }: Found): Promise<void> {
  if (transaction) purchaseLog.add(transaction)
  const proof = await reportPurchase({ purchases, transaction, retryMs: [] })
  // Nobody is told before it is certain; the next look reports it again.
  if (proof === 'unproved') return openPayments.leave({ productId, isPending: true })
  const settlement = { productId, completion: completePurchase({ productId, transaction, proof }) }
  const shown = [...screens].map((screen) => screen(settlement))
  if (!shown.includes(true)) for (const listener of bystanders) listener(settlement)
  await settlement.completion
}
