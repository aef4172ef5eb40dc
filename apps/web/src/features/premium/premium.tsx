import { Button, Notice } from '@ever-after/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useAppStatus } from '#server-state'
import { useOfferings } from '#store'
import { BenefitCards } from './components/benefit-cards.tsx'
import { OfferCard } from './components/offer-card.tsx'
import { PlanCard } from './components/plan-card.tsx'
import { PremiumSkeleton } from './components/premium-skeleton.tsx'
import { type OwnPicture, PremiumTop } from './components/premium-top.tsx'
import { WelcomeCard } from './components/welcome-card.tsx'
import { copy } from './copy.ts'

interface PremiumProps extends ComponentProps<typeof OfferCard> {
  /** What is sold once, beside the subscription. */
  once?: ReactNode
  /** The couple's own picture in the place of the catalogue's, where there is one. */
  own?: OwnPicture
  onChooseStyle: () => void
  onStoreFailed: () => void
}

/** The plan of this device, what Premium gives, and for who does not subscribe the offer. */
export function Premium({ once, own, onChooseStyle, onStoreFailed, ...offer }: PremiumProps) {
  const { status, isPending, refetch } = useAppStatus()
  const isOnSale = useOfferings().state !== 'closed'
  if (isPending) return <PremiumSkeleton />
  if (!status) {
    return (
      <Notice
        isAlert
        isPage
        title={copy.failedTitle}
        action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}
      >
        {copy.failed}
      </Notice>
    )
  }
  return (
    <>
      <PremiumTop own={own} />
      <div className="relative flex flex-col gap-5 px-5 pb-10">
        {status.isActive ? <WelcomeCard /> : <OfferCard {...offer} />}
        <PlanCard status={status} onChooseStyle={onChooseStyle} onStoreFailed={onStoreFailed} />
        <BenefitCards />
        {once}
        {!status.isActive && !isOnSale && (
          <p className="mt-1 text-balance text-center text-copy text-soft-ink">{copy.notOnSale}</p>
        )}
      </div>
    </>
  )
}
