import { Dialog, IconButton, Ornament } from '@ever-after/ui'
import { X } from 'lucide-react'
import { useStatus } from '#server-state'
import { usePacks } from '#store'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { BalanceList } from '../balance-list.tsx'
import { AlertBar } from '../paywalls/alert-bar.tsx'
import { PackList } from './pack-list.tsx'
import { packWordsOf } from './pack-words-of.ts'
import { packsCopy } from './packs-copy.ts'
import { PacksFoot, type PacksWays } from './packs-foot.tsx'
import { PurchaseStage } from './purchase-stage.tsx'
import { type Notify, usePackCheckout } from './use-pack-checkout.ts'

interface PacksPaywallProps extends PacksWays {
  request: PaywallRequest
  notify: Notify
}

/** Extra changes and portraits for who subscribes: at a limit of the week, and whenever they are asked for. */
export default function PacksPaywall({ request, notify, ...ways }: PacksPaywallProps) {
  const { data: status } = useStatus()
  const packs = usePacks()
  const purchase = usePackCheckout({
    variant: 'pack',
    notify,
    onLeft: () => closePaywall({ isUnlocked: true }),
  })
  const { title, lead, hasBalance, isAboutPortraits } = packWordsOf(request)
  const close = () => closePaywall()
  return (
    <Dialog title={title} description={lead} shape="full" isLeaving={purchase.isLeaving} onClose={close}>
      <div className="relative flex min-h-full shrink-0 flex-col px-5 pt-[max(10px,env(safe-area-inset-top))] pb-[max(20px,env(safe-area-inset-bottom))]">
        <div className="sticky top-2 z-10 flex h-0 justify-end">
          <IconButton label={packsCopy.close} onClick={close} className="-me-2.5 bg-paper">
            <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
          </IconButton>
        </div>
        <header className="flex flex-col items-center pt-8 text-center">
          <Ornament />
          {request.reason && <p className="mt-4 text-balance text-copy text-soft-ink">{request.reason}</p>}
          <p
            aria-hidden="true"
            className="font-display mt-3 text-balance text-[clamp(1.75rem,8.6vw,2.125rem)] leading-[1.08]"
          >
            {title}
          </p>
          <p aria-hidden="true" className="mt-3 max-w-[34ch] text-balance text-copy text-soft-ink">
            {lead}
          </p>
        </header>
        {hasBalance && status && (
          <div className="mt-5 rounded-card bg-blush px-4 py-1">
            <BalanceList status={status} />
          </div>
        )}
        <PackList packs={packs} purchase={purchase} isAboutPortraits={isAboutPortraits} />
        <PacksFoot purchase={purchase} {...ways} />
        <AlertBar purchase={purchase} />
      </div>
      <PurchaseStage purchase={purchase} kind="pack" />
    </Dialog>
  )
}
