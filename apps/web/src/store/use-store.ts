import type { AppConfig } from '@ever-after/contract'
import { useCallback } from 'react'
import { canBuyIn, openPurchases } from '#platform/open-purchases.ts'
import type { Purchases } from '#platform/purchases.ts'
import { deviceId, queryClient, useAppConfig } from '#server-state'

export interface Store {
  isOpen: boolean
  /** Opens the store's kit; once for each person. */
  open: () => Promise<Purchases>
}

/** The store of this deployment, for this installation. */
export function useStore(): Store {
  const { store } = useAppConfig()
  const kind = store?.kind
  const publicKey = store?.publicKey ?? null
  const open = useCallback(() => openStore(kind ? { kind, publicKey } : null), [kind, publicKey])
  return { isOpen: canBuyIn(store), open }
}

async function openStore(store: AppConfig['store']): Promise<Purchases> {
  const appUserId = deviceId()
  const purchases = await queryClient.ensureQueryData({
    queryKey: ['store', 'kit', store?.kind, appUserId],
    queryFn: async () => (await openPurchases({ store, appUserId })) ?? null,
  })
  if (!purchases) throw new Error('Nothing is for sale here.')
  return purchases
}
