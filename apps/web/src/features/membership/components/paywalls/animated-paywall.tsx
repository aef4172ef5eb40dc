import { Dialog } from '@ever-after/ui'
import { useEffect } from 'react'
import { rememberPaywallAnimation } from '#session'
import { usePurchase } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { wordsOf } from '../../words-of.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { PricingPage } from './pricing-page.tsx'
import { StageScene } from './stage-scene.tsx'
import { useStages } from './use-stages.ts'

interface AnimatedPaywallProps extends PaywallWays {
  request: PaywallRequest
}

export function AnimatedPaywall({ request, ...ways }: AnimatedPaywallProps) {
  const { stage, advance } = useStages()
  const checkout = usePurchase({
    variant: 'animated',
    onLeft: () => closePaywall({ isUnlocked: true }),
  })
  useEffect(rememberPaywallAnimation, [])
  const { title, detail } = wordsOf({ ...request, isSubscriber: false })
  const reason = request.reason && (
    <span className="mt-3 block font-sans text-copy text-soft-ink leading-snug">{request.reason}</span>
  )
  const close = () => closePaywall()
  if (checkout.state !== 'idle')
    return <OutcomeDialog checkout={checkout} outcome={checkout.state} onClose={close} />
  return (
    <Dialog title={title} shape="full" onBack={advance}>
      {stage === 'pricing' ? (
        <PricingPage
          title={paywallCopy.stages.pricing}
          lead={leadOf({ trigger: request.trigger, detail })}
          reason={reason}
          trigger={request.trigger}
          checkout={checkout}
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
    </Dialog>
  )
}

/** What was free; at the portraits' limit it comes after what can be done without them. */
function leadOf({ trigger, detail }: { trigger: PaywallRequest['trigger']; detail: string }): string {
  return trigger === 'portrait_enhancement_limit' ? `${detail} ${paywallCopy.free}` : paywallCopy.free
}
