import type { PackId, Plan } from '@ever-after/contract'

export interface IntroPrice {
  /** 0 for a free trial. */
  price: number
  priceString: string
  periodNumberOfUnits: number
  periodUnit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
}

/** A product as an offering sells it, at the store's own price. */
export interface StorePackage {
  packageId: string
  offeringId: string
  productId: string
  /** How often it is billed; absent for what is bought once. */
  plan?: Plan
  packId?: PackId
  /** As the store writes it, with its currency. */
  priceString: string
  price: number
  currencyCode: string
  /** Null without one, and for who had theirs already. */
  introPrice: IntroPrice | null
}

export interface Offering {
  offeringId: string
  packages: readonly StorePackage[]
}

export interface StoreTransaction {
  transactionId: string
  productId: string
  purchasedAt: string
}

export interface CustomerInfo {
  hasPremium: boolean
  /** What was bought once; a store may leave out what is used up. */
  transactions: readonly StoreTransaction[]
  /** As the store's kit tells it, for the server. */
  raw: unknown
}

export type PurchaseErrorCode = 'cancelled' | 'pending' | 'store_unavailable' | 'not_available' | 'failed'

/** Why the store's kit did not sell. */
export class PurchaseError extends Error {
  override name = 'PurchaseError'
  readonly code: PurchaseErrorCode
  /** Whether the store's answer rules out that somebody paid. */
  readonly isUncharged: boolean

  constructor(code: PurchaseErrorCode, message: string = code, isUncharged = code === 'not_available') {
    super(message)
    this.code = code
    this.isUncharged = isUncharged
  }
}

/** The store that this installation buys in, as one app user. */
export interface Purchases {
  getOfferings(): Promise<Offering[]>
  /** Sells through the store's own sheet; `onSheet` tells when it shows and when it is gone. Throws PurchaseError. */
  purchase(pkg: StorePackage, onSheet?: (isShown: boolean) => void): Promise<StoreTransaction>
  /** Brings what this person's store account holds to this installation. */
  restore(): Promise<void>
  customerInfo(): Promise<CustomerInfo>
  /** Opens the store's own page of this person's subscriptions. */
  manage(): Promise<void>
  /** Calls back when the store has news of this person; answers the way to stop listening. */
  onChange(listener: () => void): () => void
}
