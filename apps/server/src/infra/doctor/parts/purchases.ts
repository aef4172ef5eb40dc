import { type AppleFiles, openSignedTransactions } from '../../billing/apple/open-transactions.ts'
import type { Examined, Finding } from '../finding.ts'
import { reasonOf } from '../reason-of.ts'
import { askService } from './ask-service.ts'

const part = 'Purchases'
const applesPart = 'Apple’s proof'

/** What the configuration says of the store, as far as it is looked at. */
export interface ExaminedStore {
  store:
    | { kind: 'sandbox' }
    | { kind: 'revenuecat'; baseUrl: string; secretKeyV2: string; projectId: string }
    | undefined
  isProduction: boolean
}

/** RevenueCat is asked for a purchase that does not exist; the sandbox is only named. */
export function purchasesPart({ store, isProduction }: ExaminedStore): Examined {
  return {
    part,
    async check({ signal }): Promise<Finding> {
      if (!store) return { part, ...nothingForSale(isProduction) }
      if (store.kind === 'sandbox')
        return { part, state: 'off', words: 'Made in a sandbox inside the server; they cost nothing.' }
      return askService({
        part,
        words: `Proved by RevenueCat, project ${store.projectId}`,
        url: `${store.baseUrl}/v2/projects/${store.projectId}/purchases?store_purchase_identifier=none`,
        headers: { authorization: `Bearer ${store.secretKeyV2}` },
        keyVariable: 'REVENUECAT_SECRET_KEY_V2 (or REVENUECAT_SECRET_KEY)',
        signal,
      })
    },
  }
}

function nothingForSale(isProduction: boolean): Omit<Finding, 'part'> {
  const words = 'Nothing is for sale.'
  if (!isProduction) return { state: 'off', words }
  const remedy = 'docs/guides/purchases.md says how RevenueCat is set up.'
  return { state: 'attention', words, remedy }
}

/** Apple's root certificates, opened as the server does. */
export function applePart({ appleFiles }: { appleFiles: AppleFiles | undefined }): Examined {
  return {
    part: applesPart,
    async check(): Promise<Finding> {
      if (!appleFiles)
        return {
          part: applesPart,
          state: 'off',
          words:
            'Transactions signed by Apple are no second proof. APPLE_BUNDLE_ID and its siblings change that.',
        }
      try {
        await openSignedTransactions({ files: appleFiles, countsTestPurchases: false })
        return {
          part: applesPart,
          state: 'ready',
          words: `Transactions of ${appleFiles.bundleId} are a second proof.`,
        }
      } catch (error) {
        const words = `Apple’s certificates are not usable: ${reasonOf(error)}.`
        return { part: applesPart, state: 'broken', words, remedy: 'Look at APPLE_ROOT_CERTIFICATES_DIR.' }
      }
    },
  }
}
