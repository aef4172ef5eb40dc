import { limits } from '@ever-after/contract'
import type { Purchases } from '#platform/purchases.ts'
import { wait } from '#platform/wait.ts'
import { clearStatus, fetchStatus } from '#server-state'
import { refreshHoldings } from './refresh-holdings.ts'
import { reportPurchase } from './report-purchase.ts'

/** `credits`: no subscription, but what was bought once is here again. */
export type Restored = 'premium' | 'credits' | 'nothing'

/** Brings back what this person's store account holds; two seconds later the status says what came (MEMB-60). */
export async function restorePurchases(open: () => Promise<Purchases>): Promise<Restored> {
  const purchases = await open()
  const before = ownedIn(await fetchStatus())
  await purchases.restore()
  await clearStatus()
  const [proof] = await Promise.all([reportPurchase({ purchases }), wait(limits.afterPurchaseMs)])
  if (proof !== 'proved') throw new Error('The server could not read the store.')
  await refreshHoldings()
  const status = await fetchStatus()
  if (status.hasActiveSubscription) return 'premium'
  return ownedIn(status) > before ? 'credits' : 'nothing'
}

const listeners = new Set<() => void>()

/** Calls back when a person's restore brought credits or downloads, and no subscription whose screen would say so. */
export function onCreditsRestored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellCreditsRestored(): void {
  for (const listener of listeners) listener()
}

/** Bought things that a restore can bring. */
function ownedIn({ usage }: Awaited<ReturnType<typeof fetchStatus>>): number {
  const { hasLifetimeDownloads, bonusChangesRemaining, portraitCreditsRemaining } = usage
  return Number(hasLifetimeDownloads) + bonusChangesRemaining + portraitCreditsRemaining
}
