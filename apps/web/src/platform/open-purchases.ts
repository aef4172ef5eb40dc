import type { AppConfig } from '@ever-after/contract'
import { isNative } from './is-native.ts'
import type { Purchases } from './purchases.ts'

interface StoreDoor {
  store: AppConfig['store']
  appUserId: string
}

/** The store of this deployment; undefined where nothing is for sale, such as in a browser without the sandbox. */
export async function openPurchases({ store, appUserId }: StoreDoor): Promise<Purchases | undefined> {
  if (store?.kind === 'sandbox') {
    const { createSandboxPurchases } = await import('./sandbox/create-sandbox-purchases.ts')
    return createSandboxPurchases({ appUserId })
  }
  if (store?.publicKey && isNative()) {
    const { openNativePurchases } = await import('./native/purchases.ts')
    return openNativePurchases({ apiKey: store.publicKey, appUserId })
  }
  return undefined
}

/** Whether this device could buy in that store at all. */
export function canBuyIn(store: AppConfig['store']): boolean {
  return store?.kind === 'sandbox' || (!!store?.publicKey && isNative())
}
