import { Button, Dialog } from '@ever-after/ui'
import { Images } from 'lucide-react'
import { useStatus } from '#server-state'
import { copy } from '../copy.ts'
import { closePaywall, type PaywallRequest } from '../paywall-store.ts'
import { wordsOf } from '../words-of.ts'
import { BalanceList } from './balance-list.tsx'

interface PaywallSheetProps {
  request: PaywallRequest
  /** Goes to the Premium screen. */
  onPremium: () => void
}

/** What is used up and what is there, in plain words, with one way to Premium. */
export function PaywallSheet({ request, onPremium }: PaywallSheetProps) {
  const { data: status } = useStatus()
  const isSubscriber = status?.hasActiveSubscription ?? false
  const { title, detail, reason, hasBalance, leadsToPremium } = wordsOf({ ...request, isSubscriber })
  return (
    <Dialog title={title} description={detail} onClose={() => closePaywall()}>
      {reason && <p className="mt-4 text-copy text-soft-ink">{reason}</p>}
      {hasBalance && status && (
        <div className="mt-4 border-line border-y">
          <BalanceList status={status} />
        </div>
      )}
      <p className="mt-5 flex items-center gap-3 text-copy text-soft-ink">
        <Images aria-hidden="true" className="size-5 shrink-0 text-champagne" strokeWidth={1.5} />
        {copy.history}
      </p>
      <div className="mt-7 flex flex-col gap-1">
        {leadsToPremium && <Button onClick={onPremium}>{copy.seePremium}</Button>}
        <Button look={leadsToPremium ? 'link' : 'primary'} onClick={() => closePaywall()}>
          {copy.close}
        </Button>
      </div>
    </Dialog>
  )
}
