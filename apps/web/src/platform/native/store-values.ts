import { premiumEntitlement } from '@ever-after/contract'
import type { CustomerInfo as KitCustomer, PurchasesPackage } from '@revenuecat/purchases-capacitor'
import { kindOfProduct } from '../kind-of-product.ts'
import {
  type CustomerInfo,
  type IntroPrice,
  PurchaseError,
  type PurchaseErrorCode,
  type StorePackage,
} from '../purchases.ts'

/** The kit's package as the app knows it; an intro price is only told to who may have it. */
export function packageOf(
  { identifier: packageId, offeringIdentifier: offeringId, product }: PurchasesPackage,
  eligible: ReadonlySet<string>,
): StorePackage {
  const { identifier, price, priceString, currencyCode, introPrice } = product
  return {
    packageId,
    offeringId,
    ...kindOfProduct(identifier),
    price,
    priceString,
    currencyCode,
    introPrice: introPrice && eligible.has(identifier) ? introOf(introPrice) : null,
  }
}

function introOf({
  price,
  priceString,
  periodNumberOfUnits,
  periodUnit,
}: NonNullable<PurchasesPackage['product']['introPrice']>): IntroPrice | null {
  const unit = periodUnits.find((known) => known === periodUnit)
  return unit ? { price, priceString, periodNumberOfUnits, periodUnit: unit } : null
}

const periodUnits: readonly IntroPrice['periodUnit'][] = ['DAY', 'WEEK', 'MONTH', 'YEAR']

export function customerOf(raw: KitCustomer): CustomerInfo {
  return {
    hasPremium: premiumEntitlement in raw.entitlements.active,
    transactions: raw.nonSubscriptionTransactions.map(
      ({ transactionIdentifier, productIdentifier, purchaseDate }) => ({
        transactionId: transactionIdentifier,
        productId: productIdentifier,
        purchasedAt: purchaseDate,
      }),
    ),
    raw,
  }
}

/** The kit's numbers of what went wrong, in the app's words; anything else is a failure. */
const codes: Record<string, PurchaseErrorCode> = {
  '1': 'cancelled',
  '2': 'store_unavailable',
  '5': 'not_available',
  '10': 'store_unavailable',
  '20': 'pending',
  '35': 'store_unavailable',
}

/** The kit's numbers for: purchases are forbidden, the store refused the payment, not for sale. */
const unchargedCodes: readonly string[] = ['3', '4', '5']

/** Waits for the kit; what it throws becomes a PurchaseError. */
export async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code, message, data } = error as {
      code?: unknown
      message?: string
      data?: { userCancelled?: boolean }
    }
    const number = String(code)
    throw new PurchaseError(
      data?.userCancelled ? 'cancelled' : (codes[number] ?? 'failed'),
      message,
      unchargedCodes.includes(number),
    )
  }
}
