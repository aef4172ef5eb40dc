import { limits } from '@ever-after/contract'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { PurchaseError, type StorePackage } from '#platform/purchases.ts'
import { wait } from '#platform/wait.ts'
import { type Completion, completePurchase } from './complete-purchase.ts'
import { copy } from './copy.ts'
import { isPlanPending, isSubscription, openPayments, restsFor } from './open-payments.ts'
import type { PurchaseHook, PurchaseOptions, PurchaseState } from './purchase-hook.ts'
import { reportPurchase } from './report-purchase.ts'
import { type Restored, restorePurchases, tellCreditsRestored } from './restore-purchases.ts'
import { sell } from './sell.ts'
import { onSettlement } from './settle.ts'
import { useStore } from './use-store.ts'
import { failureOf, isOneTime, wordsOfMissing, wordsOfRestore } from './words-of-failure.ts'

/** One purchase or restore at a time, from the tap to what it unlocks. */
export function usePurchase({ variant, onDone, onLeft, onSkip, notify }: PurchaseOptions): PurchaseHook {
  const { open } = useStore()
  const [state, setState] = useState<PurchaseState>('idle')
  const [alert, setAlert] = useState<string>()
  const [alertMore, setAlertMore] = useState<string>()
  const [isRestoring, setRestoring] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [note, setNote] = useState<string>(copy.pending)
  /** The product whose outcome this screen waits for. */
  const awaited = useRef<string>(undefined)
  const isBusy = useRef(false)
  useSyncExternalStore(openPayments.subscribe, openPayments.read)
  const isPending = state === 'idle' && !isOneTime(variant) && isPlanPending()
  const isSilent = variant === 'full_screen'

  const settled = useEffectEvent((productId: string, completion: Promise<Completion>) => {
    const isOurs = awaited.current === productId || (isPending && isSubscription(productId))
    if (!isOurs || isBusy.current) return false
    void alone(() => follow(completion))
    return true
  })
  useEffect(() => onSettlement(({ productId, completion }) => settled(productId, completion)), [])

  return {
    state: isPending ? 'pending' : state,
    alert,
    alertMore,
    dismissAlert: clearAlert,
    isLeaving,
    isRestoring,
    note,
    isResting: ({ productId }) => restsFor(productId),
    buy: (pkg) => alone(() => buy(pkg)),
    restore: () => alone(restore),
  }

  function clearAlert(): void {
    setAlert(undefined)
    setAlertMore(undefined)
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    clearAlert()
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }

  async function buy(pkg: StorePackage | undefined): Promise<void> {
    if (!pkg) return isSilent ? onSkip?.() : setAlert(wordsOfMissing(variant))
    const { productId } = pkg
    if (restsFor(productId)) return
    awaited.current = productId
    setState('processing')
    const timeoutMs = variant === 'overlay' ? limits.purchaseTimeoutOverlayMs : limits.purchaseTimeoutMs
    try {
      const sold = await sell({ open, pkg, timeoutMs })
      const { transaction } = sold
      await follow(completePurchase({ productId, transaction, proof: reportPurchase(sold) }))
    } catch (error) {
      fail(error)
    }
  }

  async function follow(completion: Promise<Completion>): Promise<void> {
    setState('success')
    const how = await completion
    if (how === 'refused') return fail(new Error('The server does not confirm the purchase.'))
    if (how === 'open') {
      setNote(copy.confirming)
      return setState('pending')
    }
    await leave()
  }

  /** What stands on a page goes by itself, and the page is ready for the next purchase. */
  async function leave(): Promise<void> {
    awaited.current = undefined
    setLeaving(true)
    onDone?.()
    await wait(limits.paywallCloseMs)
    onLeft?.()
    setState('idle')
    setLeaving(false)
  }

  function fail(error: unknown): void {
    const isPending = error instanceof PurchaseError && error.code === 'pending'
    setState(isPending ? 'pending' : 'idle')
    setNote(copy.pending)
    if (isPending) return
    const { words, more, isToast } = failureOf({ error, variant })
    if (!words) return
    console.warn(error)
    if (isSilent) {
      onSkip?.()
      return
    }
    setAlertMore(more)
    if (isToast && notify) notify({ ...copy.packFailedToast, isDestructive: true })
    else setAlert(words)
  }

  async function restore(): Promise<void> {
    setState('processing')
    setRestoring(true)
    try {
      await restored(await restorePurchases(open))
    } catch (error) {
      console.warn(error)
      setState('idle')
      if (!isSilent) setAlert(wordsOfRestore(error))
    } finally {
      setRestoring(false)
    }
  }

  async function restored(what: Restored): Promise<void> {
    if (what !== 'premium') {
      setState('idle')
      if (what === 'credits') tellCreditsRestored()
      else if (!isSilent) setAlert(copy.nothingToRestore)
      return
    }
    setState('success')
    await wait(limits.afterPurchaseMs)
    await leave()
  }
}
