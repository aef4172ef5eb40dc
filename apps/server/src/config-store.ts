import { resolve } from 'node:path'
import { z } from 'zod'
import type { AppleFiles } from './infra/billing/apple/open-transactions.ts'

/** Where purchases are made and proved. */
export type StoreConfig =
  | {
      kind: 'revenuecat'
      baseUrl: string
      secretKey: string
      secretKeyV2: string
      projectId: string
      /** Undefined means that RevenueCat's own messages are not taken. */
      webhookAuthorization: string | undefined
      /** What the app's store kit is configured with. */
      publicKey: string
    }
  | { kind: 'sandbox' }

/** Variables of the store; all of them may be absent. */
export const storeVariables = {
  STORE: z.enum(['revenuecat', 'sandbox', 'none']).optional(),
  REVENUECAT_SECRET_KEY: z.string().min(8).optional(),
  REVENUECAT_SECRET_KEY_V2: z.string().min(8).optional(),
  REVENUECAT_PROJECT_ID: z.string().min(1).optional(),
  REVENUECAT_WEBHOOK_AUTH: z.string().min(16).optional(),
  REVENUECAT_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.revenuecat.com'),
  REVENUECAT_IOS_KEY: z
    .string()
    .regex(/^(appl|test)_\w+$/, 'the public key of the app, appl_…')
    .optional(),
  STORE_SANDBOX_PURCHASES: z.enum(['refuse', 'count']).optional(),
  APPLE_BUNDLE_ID: z.string().min(1).optional(),
  APPLE_APP_ID: z.coerce.number().int().positive().optional(),
  APPLE_ROOT_CERTIFICATES_DIR: z.string().min(1).optional(),
}

const variables = z.object(storeVariables)
type Values = z.output<typeof variables>

export interface Place {
  isProduction: boolean
  /** Whether this process does everything; the sandbox serves one process only. */
  isAlone: boolean
}

/** RevenueCat where its keys are, the sandbox where it may be, or nothing for sale. */
export function readStoreConfig(values: Values, { isProduction, isAlone }: Place): StoreConfig | undefined {
  const kind = values.STORE ?? usualStore(values, { isProduction, isAlone })
  switch (kind) {
    case 'none':
      return undefined
    case 'revenuecat':
      return revenueCatOf(values)
    case 'sandbox':
      if (isProduction)
        throw new Error('STORE=sandbox gives purchases away; it does not start with NODE_ENV=production.')
      if (!isAlone) throw new Error('STORE=sandbox serves one process with ROLE=all.')
      return { kind }
  }
}

function usualStore(values: Values, { isProduction, isAlone }: Place): 'revenuecat' | 'sandbox' | 'none' {
  if (values.REVENUECAT_SECRET_KEY) return 'revenuecat'
  return !isProduction && isAlone ? 'sandbox' : 'none'
}

function revenueCatOf(values: Values): StoreConfig {
  const {
    REVENUECAT_SECRET_KEY: secretKey,
    REVENUECAT_PROJECT_ID: projectId,
    REVENUECAT_IOS_KEY: publicKey,
  } = values
  if (!secretKey || !projectId || !publicKey)
    throw new Error(
      'STORE=revenuecat needs REVENUECAT_SECRET_KEY, REVENUECAT_PROJECT_ID and REVENUECAT_IOS_KEY.',
    )
  return {
    kind: 'revenuecat',
    baseUrl: values.REVENUECAT_BASE_URL.replace(/\/+$/, ''),
    secretKey,
    secretKeyV2: values.REVENUECAT_SECRET_KEY_V2 ?? secretKey,
    projectId,
    webhookAuthorization: values.REVENUECAT_WEBHOOK_AUTH,
    publicKey,
  }
}

/** Undefined means that transactions signed by Apple are no second proof. */
export function readAppleFiles({
  APPLE_BUNDLE_ID: bundleId,
  APPLE_APP_ID: appId,
  APPLE_ROOT_CERTIFICATES_DIR: folder,
}: Values): AppleFiles | undefined {
  if (bundleId && appId && folder) return { bundleId, appId, rootsFolder: resolve(folder) }
  if (bundleId || appId || folder)
    throw new Error(
      'APPLE_BUNDLE_ID, APPLE_APP_ID and APPLE_ROOT_CERTIFICATES_DIR belong together: set all, or none.',
    )
}

/**
 * Whether purchases count that were made in a sandbox of the store: where nobody pays anyway, and in production only while it
 * is switched on, such as for a review by Apple.
 */
export function readTestPurchases(
  { STORE_SANDBOX_PURCHASES: wanted }: Values,
  { isProduction, store }: Pick<Place, 'isProduction'> & { store: StoreConfig | undefined },
): boolean {
  if (store?.kind !== 'sandbox') return wanted ? wanted === 'count' : !isProduction
  if (wanted === 'refuse')
    throw new Error('STORE_SANDBOX_PURCHASES=refuse leaves nothing to sell with the embedded sandbox.')
  return true
}
