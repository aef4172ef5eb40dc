import { useRef } from 'react'
import { type PurchaseHook, storeCopy, usePurchase } from '#store'

/** Says what was bought, or that it failed. */
export type Notify = (toast: { title: string; description: string; isDestructive?: boolean }) => void

interface PackCheckout {
  variant: 'pack' | 'lifetime'
  notify: Notify
  /** Its success screen has faded out. */
  onLeft?: () => void
}

/** A purchase of something that is bought once, which ends with a toast; a restore ends without one. */
export function usePackCheckout({ variant, notify, onLeft }: PackCheckout): PurchaseHook {
  const isRestore = useRef(false)
  const purchase = usePurchase({
    variant,
    notify,
    onDone: () => {
      if (!isRestore.current) notify(storeCopy.packToast)
    },
    onLeft,
  })
  return {
    ...purchase,
    restore: async () => {
      isRestore.current = true
      try {
        await purchase.restore()
      } finally {
        isRestore.current = false
      }
    },
  }
}
