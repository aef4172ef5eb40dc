const statuses = {
  bad_request: 400,
  payment_failed: 402,
  unknown_product: 404,
  unknown_transaction: 404,
  unknown_pending: 404,
  no_subscription: 404,
  not_found: 404,
  already_refunded: 409,
  store_down: 503,
} as const

export type StoreRefusalCode = keyof typeof statuses

/** The store says no, in its own words and status. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal'
  readonly code: StoreRefusalCode

  constructor(code: StoreRefusalCode, words: string = code) {
    super(words)
    this.code = code
  }

  get status(): number {
    return statuses[this.code]
  }
}
