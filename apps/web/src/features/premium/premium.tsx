import { Button, Notice } from '@ever-after/ui'
import type { ReactNode } from 'react'
import { useAppStatus } from '#server-state'
import { BenefitCards } from './components/benefit-cards.tsx'
import { PlanCard } from './components/plan-card.tsx'
import { PremiumSkeleton } from './components/premium-skeleton.tsx'
import { PremiumTop } from './components/premium-top.tsx'
import { WelcomeCard } from './components/welcome-card.tsx'
import { copy } from './copy.ts'

interface PremiumProps {
  /** The offer with its price and its button, for who does not subscribe; absent while nothing is on sale. */
  offer?: ReactNode
  onChooseStyle: () => void
}

export function Premium({ offer, onChooseStyle }: PremiumProps) {
  const { status, isPending, refetch } = useAppStatus()
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
      <PremiumTop />
      <div className="relative flex flex-col gap-5 px-5 pb-10">
        {status.isActive ? <WelcomeCard /> : offer}
        <PlanCard status={status} onChooseStyle={onChooseStyle} />
        <BenefitCards />
        {!status.isActive && !offer && (
          <p className="mt-1 text-balance text-center text-copy text-soft-ink">{copy.notOnSale}</p>
        )}
      </div>
    </>
  )
}
