import type { Purchases } from '#platform/purchases.ts'
import { freshenStatus } from '#server-state'
import { findIn } from './find-payment.ts'
import { inFlight, isOver, openPayments } from './open-payments.ts'
import { purchaseLog } from './purchase-log.ts'
import { refreshHoldings } from './refresh-holdings.ts'
import { reportPurchase, syncPurchases } from './report-purchase.ts'
import { settle } from './settle.ts'

interface Look {
  purchases: Purchases
  /** Lets the server read the store as well; a look that only waits for a payment does not. */
  asksServer: boolean
}

/** Looks whether open payments were made in the meantime, and reports what the server has not heard of (decision A44). */
export async function lookAgain({ purchases, asksServer }: Look): Promise<void> {
  await reportAgain(purchases)
  const info = await purchases.customerInfo()
  const waiting = openPayments.read().filter(({ productId }) => !inFlight.has(productId))
  for (const payment of waiting) {
    const { productId } = payment
    const found = findIn({ info, productId })
    if (found) await settle({ purchases, productId, ...(found !== 'subscribed' && { transaction: found }) })
    else if (isOver(payment)) openPayments.close(productId)
  }
  const hasSomething = info.hasPremium || info.transactions.length > 0 || waiting.length > 0
  if (!asksServer) return
  // Something may have ended that this device no longer hears of from the store.
  if (!hasSomething) return freshenStatus()
  try {
    await syncPurchases(info)
  } finally {
    // The store may have told the server by itself.
    await refreshHoldings()
  }
}

async function reportAgain(purchases: Purchases): Promise<void> {
  const unreported = purchaseLog.unreported().filter(({ productId }) => !inFlight.has(productId))
  for (const transaction of unreported) {
    const { productId } = transaction
    if (openPayments.read().some((one) => one.productId === productId))
      await settle({ purchases, productId, transaction })
    else if ((await reportPurchase({ purchases, transaction, retryMs: [] })) === 'proved')
      await refreshHoldings()
  }
}
