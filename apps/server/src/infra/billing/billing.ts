/** What the store says of a subscription's current period. */
export interface StoreSubscription {
  productId: string
  /** Such as `app_store`. */
  store: string
  /** A number of the subscription that stays the same when it renews. */
  transactionId: string
  isSandbox: boolean
  periodType: 'NORMAL' | 'INTRO' | 'TRIAL' | 'PREPAID'
  /** Start of the first period. */
  startedAt: Date
  /** End of what is paid for, the store's time of grace included. */
  expiresAt: Date
  refundedAt: Date | null
}

/** A product that was bought once. */
export interface StorePurchase {
  productId: string
  store: string
  transactionId: string
  isSandbox: boolean
  purchasedAt: Date
  isRefunded: boolean
}

export interface StoreSubscriber {
  subscriptions: readonly StoreSubscription[]
  purchases: readonly StorePurchase[]
}

/**
 * What the store knows, asked by the server itself. A person's name in the store is the installation's id. Every call throws
 * `StoreUnavailable` when there is no usable answer.
 */
export interface Billing {
  readSubscriber(appUserId: string): Promise<StoreSubscriber>
  /** A transaction by the store's number, whoever bought it. */
  findPurchase(transactionId: string): Promise<(StorePurchase & { appUserId: string }) | undefined>
}

/** The store gave no usable answer; what it knows stays unknown, and the question may be asked again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  /** How long the store wishes to be left alone; undefined when it did not say. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, { retryAfterMs, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}
