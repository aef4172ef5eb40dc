import { type ErrorCode, type OneTimeProduct, productOf } from '@ever-after/contract'
import type { SignedPurchase } from '../../infra/billing/apple/signed-transactions.ts'
import type { StorePurchase } from '../../infra/billing/billing.ts'

/** What a client says that it bought. */
export interface PurchaseReport {
  type: OneTimeProduct['type']
  productId: string
  transactionId: string
  /** What Apple signed, where the client has it. */
  signedTransaction?: string | undefined
}

/** Why a report is refused before anybody is asked: each product is reported as what it is (decision A12). */
export function judgeProduct({ type, productId }: PurchaseReport): ErrorCode | undefined {
  const product = productOf(productId)
  return product?.kind === 'one_time' && product.type === type ? undefined : 'wrong_product'
}

/** What Apple signed must say the same as the report. */
export function judgeSignature(
  { productId, transactionId }: PurchaseReport,
  signed: SignedPurchase | undefined,
): ErrorCode | undefined {
  if (!signed || signed.transactionId !== transactionId) return 'purchase_unverified'
  if (signed.productId !== productId) return 'wrong_product'
  return signed.isRevoked ? 'purchase_refunded' : undefined
}

/** Why a transaction that is not among those of its reporter is refused. */
export function judgeStranger(
  found: (StorePurchase & { appUserId: string }) | undefined,
  { installationId, countsTestPurchases }: { installationId: string; countsTestPurchases: boolean },
): ErrorCode {
  if (!found || (found.isSandbox && !countsTestPurchases)) return 'purchase_unverified'
  // The store says both at once for a moment, while a purchase is on its way into its lists.
  return found.appUserId === installationId ? 'purchase_unverified' : 'purchase_of_other'
}
