import { Dialog } from '@ever-after/ui'
import { useEffect } from 'react'
import { rememberPaywallAnimation } from '#session'
import { usePurchase } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { wordsOf } from '../../words-of.ts'
import { LifetimeRow } from '../packs/lifetime-row.tsx'
import { PurchaseStage } from '../packs/purchase-stage.tsx'
import type { Notify } from '../packs/use-pack-checkout.ts'
import { AlertBar } from './alert-bar.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { PricingPage } from './pricing-page.tsx'
import { StageScene } from './stage-scene.tsx'
import { useLifetimeInstead } from './use-lifetime-instead.ts'
import { useStages } from './use-stages.ts'

interface AnimatedPaywallProps extends PaywallWays {
  request: PaywallRequest
  /** Says what was bought. */
  notify: Notify
}

export function AnimatedPaywall({ request, notify, ...ways }: AnimatedPaywallProps) {
  const { stage, advance } = useStages()
  const checkout = usePurchase({
    variant: 'animated',
    onLeft: () => closePaywall({ isUnlocked: true }),
  })
  const once = useLifetimeInstead({ request, notify, checkout })
  useEffect(rememberPaywallAnimation, [])
  const { title, detail } = wordsOf({ ...request, isSubscriber: false })
  const reason = request.reason && (
    <span className="mt-3 block font-sans text-copy text-soft-ink leading-snug">{request.reason}</span>
  )
  const close = () => closePaywall()
  if (checkout.state !== 'idle')
    return <OutcomeDialog checkout={checkout} outcome={checkout.state} onClose={close} />
  return (
    <Dialog title={title} shape="full" isLeaving={once.purchase.isLeaving} onBack={advance}>
      {stage === 'pricing' ? (
        <PricingPage
          title={paywallCopy.stages.pricing}
          lead={leadOf({ trigger: request.trigger, detail })}
          reason={reason}
          trigger={request.trigger}
          checkout={checkout}
          instead={
            once.isOffered &&
            once.lifetime.pkg && <LifetimeRow pkg={once.lifetime.pkg} purchase={once.purchase} />
          }
          onClose={close}
          {...ways}
        />
      ) : (
        <StageScene
          stage={stage}
          words={{ ...paywallCopy.stages, sad: title }}
          reason={stage === 'sad' && reason}
          onAdvance={advance}
        />
      )}
      <AlertBar purchase={once.purchase} />
      <PurchaseStage purchase={once.purchase} kind="pack" />
    </Dialog>
  )
}

/** What was free; at the portraits' limit it comes after what can be done without them. */
function leadOf({ trigger, detail }: { trigger: PaywallRequest['trigger']; detail: string }): string {
  return trigger === 'portrait_enhancement_limit' ? `${detail} ${paywallCopy.free}` : paywallCopy.free
}
