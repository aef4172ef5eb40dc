import { limits } from '@ever-after/contract'
import {
  PurchaseError,
  type Purchases,
  type StorePackage,
  type StoreTransaction,
} from '#platform/purchases.ts'
import { createCountdown } from './countdown.ts'
import { findPayment } from './find-payment.ts'
import { inFlight, openPayments } from './open-payments.ts'
import { settle } from './settle.ts'

/** The app has waited long enough, whatever the store says later. */
export class PurchaseTimeout extends Error {
  override name = 'PurchaseTimeout'
}

interface Sale {
  open: () => Promise<Purchases>
  pkg: StorePackage
  timeoutMs: number
}

export interface Sold {
  purchases: Purchases
  /** Absent when the store's answer was lost and only the subscription was found. */
  transaction?: StoreTransaction
}

/**
 * Sells one package. Throws PurchaseError or PurchaseTimeout; a payment without an outcome stays open, and an outcome that
 * comes late is settled as it comes.
 */
export async function sell({ open, pkg: { productId }, pkg, timeoutMs }: Sale): Promise<Sold> {
  const kit = createCountdown(limits.purchaseKitTimeoutMs)
  const app = createCountdown(timeoutMs)
  const clocks = [kit, app]
  let isGivenUp = false
  openPayments.begin(productId)
  inFlight.add(productId)
  app.run()
  try {
    return await Promise.race([buy(), app.over.then(() => Promise.reject(new PurchaseTimeout()))])
  } catch (error) {
    isGivenUp = true
    const isPending = error instanceof PurchaseError && error.code === 'pending'
    if (isPending || error instanceof PurchaseTimeout || error instanceof Unanswered)
      openPayments.leave({ productId, isPending })
    else openPayments.close(productId)
    throw error
  } finally {
    inFlight.delete(productId)
    for (const clock of clocks) clock.pause()
  }

  async function buy(): Promise<Sold> {
    const purchases = await open()
    kit.run()
    const sale = purchases.purchase(pkg, (isShown) => {
      for (const clock of clocks) isShown ? clock.pause() : clock.run()
    })
    sale.then(
      (transaction) => isGivenUp && void settle({ purchases, productId, transaction }),
      () => isGivenUp && openPayments.close(productId),
    )
    const transaction = await Promise.race([sale, kit.over])
    if (transaction) return { purchases, transaction }
    const found = await findPayment({ purchases, productId }).catch(() => undefined)
    if (!found) throw new Unanswered('cancelled')
    return { purchases, ...(found !== 'subscribed' && { transaction: found }) }
  }
}

/** The store's kit gave no answer in its time, which counts as cancelled (ERR-04); the payment may still happen. */
class Unanswered extends PurchaseError {}
