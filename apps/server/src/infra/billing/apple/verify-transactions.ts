import { Environment, SignedDataVerifier, VerificationException } from '@apple/app-store-server-library'
import type { SignedTransactions } from './signed-transactions.ts'

export interface AppleApp {
  bundleId: string
  /** The app's number in App Store Connect. */
  appId: number
}

export interface VerifierParts {
  app: AppleApp
  /** Apple's root certificates, DER. */
  roots: Buffer[]
  countsTestPurchases: boolean
}

/** Verifies Apple's signatures offline: the chain up to a root, the bundle, the environment. */
export function createTransactionVerifier({
  app,
  roots,
  countsTestPurchases,
}: VerifierParts): SignedTransactions {
  // The library's other environments take what nobody signed; they must never be named here.
  const environments = countsTestPurchases
    ? [Environment.PRODUCTION, Environment.SANDBOX]
    : [Environment.PRODUCTION]
  const verifiers = environments.map(
    (environment) => new SignedDataVerifier(roots, false, environment, app.bundleId, app.appId),
  )
  return {
    async verify(signedTransaction) {
      for (const verifier of verifiers) {
        const payload = await decode(verifier, signedTransaction)
        if (payload?.transactionId && payload.productId)
          return {
            transactionId: payload.transactionId,
            productId: payload.productId,
            isSandbox: payload.environment !== Environment.PRODUCTION,
            isRevoked: payload.revocationDate !== undefined,
          }
      }
      return undefined
    },
  }
}

async function decode(verifier: SignedDataVerifier, signedTransaction: string) {
  try {
    return await verifier.verifyAndDecodeTransaction(signedTransaction)
  } catch (error) {
    if (error instanceof VerificationException) return undefined
    throw error
  }
}
