import { Button, Dialog } from '@ever-after/ui'
import { useStatus } from '#server-state'
import { usePurchase } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { wordsOf } from '../../words-of.ts'
import { BalanceList } from '../balance-list.tsx'
import { LifetimeRow } from '../packs/lifetime-row.tsx'
import { PurchaseStage } from '../packs/purchase-stage.tsx'
import type { Notify } from '../packs/use-pack-checkout.ts'
import { AlertBar } from './alert-bar.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { Pricing } from './pricing.tsx'
import { useLifetimeInstead } from './use-lifetime-instead.ts'

interface OverlayPaywallProps extends PaywallWays {
  request: PaywallRequest
  /** Goes to where every change went. */
  onLedger: () => void
  /** Says what was bought. */
  notify: Notify
}

/** A sheet over what the person was at: what is missing, and what Premium would change. */
export function OverlayPaywall({ request, onLedger, notify, ...ways }: OverlayPaywallProps) {
  const { data: status } = useStatus()
  const checkout = usePurchase({
    variant: 'overlay',
    onLeft: () => closePaywall({ isUnlocked: true }),
  })
  const once = useLifetimeInstead({ request, notify, checkout })
  const { title, detail, reason, hasBalance } = wordsOf({ ...request, isSubscriber: false })
  const isForDownload = request.trigger === 'download_attempt'
  const close = () => closePaywall()
  if (checkout.state !== 'idle')
    return <OutcomeDialog checkout={checkout} outcome={checkout.state} onClose={close} />
  return (
    <Dialog
      title={title}
      description={isForDownload ? undefined : detail}
      closeLabel={paywallCopy.close}
      isLeaving={once.purchase.isLeaving}
      onClose={close}
    >
      <OwnPicture request={request} />
      {reason && <p className="mt-4 text-copy text-soft-ink">{reason}</p>}
      {hasBalance && status && (
        <div className="mt-4">
          <div className="border-line border-y">
            <BalanceList status={status} />
          </div>
          <Button look="link" className="-mb-3 -ms-6" onClick={onLedger}>
            {paywallCopy.ledger}
          </Button>
        </div>
      )}
      <div className="mt-5">
        <Pricing
          surface="overlay"
          trigger={request.trigger}
          checkout={checkout}
          instead={
            once.isOffered &&
            once.lifetime.pkg && <LifetimeRow pkg={once.lifetime.pkg} purchase={once.purchase} />
          }
          {...ways}
        />
      </div>
      <AlertBar purchase={once.purchase} />
      <PurchaseStage purchase={once.purchase} kind="pack" />
    </Dialog>
  )
}
