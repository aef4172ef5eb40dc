/** What Apple itself signed of a purchase. */
export interface SignedPurchase {
  transactionId: string
  productId: string
  isSandbox: boolean
  isRevoked: boolean
}

/** Judges the transactions that Apple signs for a phone, without asking anybody. */
export interface SignedTransactions {
  /** Undefined when Apple did not sign this for our app. */
  verify(signedTransaction: string): Promise<SignedPurchase | undefined>
}
