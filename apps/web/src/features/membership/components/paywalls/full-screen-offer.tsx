import { Button, Dialog } from '@ever-after/ui'
import type { PaywallTrigger } from '#server-state'
import { useExposure, useOfferings, usePurchase } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { usePremiumLines } from '../../premium-lines.ts'
import { FinePrint } from './fine-print.tsx'
import { Lines } from './lines.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { PaywallPicture } from './paywall-picture.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { YearlyPrice } from './yearly-price.tsx'

export interface FullScreenOfferProps extends PaywallWays {
  trigger: PaywallTrigger
  onDone: (outcome: 'purchased' | 'skipped') => void
}

/** 'Go Premium Now!': one yearly plan, or later. A purchase that fails skips without a word (decision A45). */
export default function FullScreenOffer({ trigger, onDone, ...ways }: FullScreenOfferProps) {
  const { title, first, later } = paywallCopy.fullScreen
  const skip = () => onDone('skipped')
  const checkout = usePurchase({
    variant: 'full_screen',
    onLeft: () => onDone('purchased'),
    onSkip: skip,
  })
  const lines = usePremiumLines(first)
  const offerings = useOfferings()
  const words = useFocusOnMount<HTMLDivElement>()
  useExposure({ surface: 'full_screen', trigger, isShown: !!offerings.yearly })
  if (checkout.state !== 'idle')
    return <OutcomeDialog checkout={checkout} outcome={checkout.state} onClose={skip} />
  return (
    <Dialog title={title} shape="full" onClose={skip}>
      <div aria-hidden="true" className="absolute inset-x-0 top-0 h-[clamp(180px,52dvh,440px)]">
        <PaywallPicture className="object-[50%_22%]" />
        <div className="absolute inset-0 bg-linear-to-t from-8% from-paper via-34% via-paper/75 to-64% to-transparent" />
      </div>
      <div
        ref={words}
        tabIndex={-1}
        className="relative flex min-h-full shrink-0 flex-col justify-end px-5 pt-[clamp(72px,30dvh,280px)] pb-[max(16px,env(safe-area-inset-bottom))] outline-none"
      >
        <p aria-hidden="true" className="font-hero text-[clamp(2.125rem,11vw,2.875rem)] leading-[1.04]">
          {title}
        </p>
        <div className="mt-4">
          <Lines lines={lines} />
        </div>
        <YearlyPrice offerings={offerings} purchase={checkout} />
        <Button look="quiet" className="mt-2.5 w-full" onClick={skip}>
          {later}
        </Button>
        <div className="mt-3">
          <FinePrint purchase={checkout} {...ways} />
        </div>
      </div>
    </Dialog>
  )
}
