import { useStore } from './use-store.ts'

/** Opens the store's own page of subscriptions, where one is ended; undefined where no store is. */
export function useManageSubscription({ onFailed }: { onFailed: () => void }): (() => void) | undefined {
  const { isOpen, open } = useStore()
  if (!isOpen) return undefined
  return () =>
    void open()
      .then((purchases) => purchases.manage())
      .catch((error: unknown) => {
        console.warn(error)
        onFailed()
      })
}
