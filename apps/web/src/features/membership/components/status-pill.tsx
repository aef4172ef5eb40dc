import { Sparkles } from 'lucide-react'
import { remainingChanges, showsBalance, useAffiliate, useStatus } from '#server-state'
import { openPaywall } from '../paywall-store.ts'
import { pillCopy } from '../pill-copy.ts'

/** Remaining free and bonus changes, and the way to what they are; absent until known and for who has nothing to count. */
export function StatusPill() {
  const { data: status } = useStatus()
  const affiliate = useAffiliate()
  if (!status || !showsBalance(status) || affiliate.isPending || affiliate.data?.isActive) return null
  return (
    <button
      type="button"
      onClick={() => openPaywall({ trigger: 'subscription_info' })}
      className="-me-1 inline-flex min-h-11 animate-fade items-center px-1"
    >
      <span className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 py-1 text-fine">
        <Sparkles aria-hidden="true" className="size-3.5 shrink-0 text-champagne" />
        {pillCopy.remaining(remainingChanges(status))}
        <span className="sr-only">. {pillCopy.hint}</span>
      </span>
    </button>
  )
}
