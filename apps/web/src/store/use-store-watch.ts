import { limits } from '@ever-after/contract'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { onAppState } from '#platform/app-state.ts'
import { useOnline } from '#platform/use-online.ts'
import { lookAgain } from './look-again.ts'
import { openPayments } from './open-payments.ts'
import { onCreditsRestored } from './restore-purchases.ts'
import { onUnawaited } from './settle.ts'
import { useStore } from './use-store.ts'

interface StoreWatch {
  /** A payment is unlocked whose outcome came late. */
  onUnlocked: (productId: string) => void
  /** A restore brought something that was bought once, and no subscription. */
  onRestored: () => void
}

/**
 * Looks for payments without an outcome at start, whenever the app comes to the front or the connection comes back, and
 * on news of the store.
 */
export function useStoreWatch({ onUnlocked, onRestored }: StoreWatch): void {
  const { isOpen, open } = useStore()
  const isOnline = useOnline()
  const openCount = useSyncExternalStore(openPayments.subscribe, openPayments.read).length
  const tell = useEffectEvent(onUnlocked)
  const tellRestored = useEffectEvent(onRestored)
  const look = useEffectEvent(async (asksServer: boolean) => {
    try {
      await lookAgain({ purchases: await open(), asksServer })
    } catch (error) {
      complainOnline(error)
    }
  })

  useEffect(
    () =>
      onUnawaited(({ productId, completion }) => {
        void completion.then((how) => how === 'unlocked' && tell(productId))
      }),
    [],
  )

  useEffect(() => onCreditsRestored(() => tellRestored()), [])

  useEffect(() => {
    if (!isOpen || !isOnline) return
    void look(true)
    return onAppState((isActive) => void (isActive && look(true)))
  }, [isOpen, isOnline])

  useEffect(() => {
    if (!isOpen || !isOnline) return
    const listening = open()
      .then((purchases) => purchases.onChange(() => void look(true)))
      .catch(complainOnline)
    return () => void listening.then((stop) => stop?.())
  }, [isOpen, isOnline, open])

  useEffect(() => {
    if (!isOpen || openCount === 0) return
    let delayMs: number = limits.paymentLookMs
    let timer = setTimeout(lookOn, delayMs)
    return () => clearTimeout(timer)
    async function lookOn() {
      await look(false)
      delayMs = Math.min(delayMs * 2, limits.paymentLookMaxMs)
      timer = setTimeout(lookOn, delayMs)
    }
  }, [isOpen, openCount])
}

/** Nobody asked for it, and without a connection it is no fault: it comes by itself, at the latest with the connection. */
function complainOnline(error: unknown): undefined {
  if (navigator.onLine) console.warn(error)
}
