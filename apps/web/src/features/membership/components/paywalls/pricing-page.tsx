import { IconButton } from '@ever-after/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { PaywallPicture } from './paywall-picture.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { Pricing } from './pricing.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface PricingPageProps extends PaywallWays {
  title: string
  lead: string
  reason: ReactNode
  trigger: string
  checkout: PurchaseHook
  /** What can be had instead of a plan. */
  instead: ReactNode
  onClose: () => void
}

/** The prices on a page of their own, under a picture; the close button is there at once and stays in sight. */
export function PricingPage({
  title,
  lead,
  reason,
  trigger,
  checkout,
  instead,
  onClose,
  ...ways
}: PricingPageProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="relative min-h-full animate-fade">
      <div className="sticky top-0 z-10 flex h-0 justify-end pe-3">
        <IconButton
          label={paywallCopy.close}
          onClick={onClose}
          className="mt-[max(12px,env(safe-area-inset-top))] border border-line bg-card"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </IconButton>
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 top-0 h-[clamp(140px,34dvh,300px)]">
        <PaywallPicture className="object-[50%_22%]" />
        <div className="absolute inset-0 bg-linear-to-t from-8% from-paper via-34% via-paper/75 to-64% to-transparent" />
      </div>
      <div className="relative px-5 pt-[clamp(88px,22dvh,224px)] pb-[max(20px,env(safe-area-inset-bottom))]">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-[clamp(1.875rem,9vw,2.375rem)] leading-[1.05] outline-none"
        >
          {title}
        </h2>
        {reason}
        <p className="mt-2 mb-4 text-pretty text-copy text-soft-ink leading-relaxed">{lead}</p>
        <Pricing surface="animated" trigger={trigger} checkout={checkout} instead={instead} {...ways} />
      </div>
    </div>
  )
}
