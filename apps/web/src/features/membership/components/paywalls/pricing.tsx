import type { ReactNode } from 'react'
import { type Exposed, type PurchaseHook, useExposure, useOfferings } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { useLinesBesideDownloads, usePremiumLines, useStylesLine } from '../../premium-lines.ts'
import { AlertBar } from './alert-bar.tsx'
import { FinePrint } from './fine-print.tsx'
import { Lines } from './lines.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { PlanList } from './plan-list.tsx'

interface PricingProps extends PaywallWays, Pick<Exposed, 'surface' | 'trigger'> {
  checkout: PurchaseHook
  /** What can be had instead of a plan, below the plans. */
  instead?: ReactNode
}

/** What Premium gives, what it costs, how it renews, and the way back to what was bought. */
export function Pricing({ checkout, surface, trigger, instead, ...ways }: PricingProps) {
  const offerings = useOfferings()
  const all = usePremiumLines(paywallCopy.lines.perWeek)
  const besideDownloads = useLinesBesideDownloads(paywallCopy.lines.perWeek)
  const lines = trigger === 'download_attempt' ? besideDownloads : all
  const stylesLine = useStylesLine()
  useExposure({ surface, trigger, isShown: !!(offerings.weekly || offerings.yearly) })
  return (
    <>
      <Lines lines={stylesLine ? [...lines, stylesLine] : lines} />
      <div className="mt-5">
        <PlanList offerings={offerings} purchase={checkout} />
      </div>
      {instead}
      <div className="mt-5">
        {surface === 'overlay' && (
          <p className="mb-2 text-balance text-center text-fine text-soft-ink">{paywallCopy.free}</p>
        )}
        <FinePrint purchase={checkout} {...ways} />
      </div>
      <AlertBar purchase={checkout} />
    </>
  )
}
