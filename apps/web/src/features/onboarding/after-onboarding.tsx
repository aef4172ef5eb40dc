import { Button, Dialog } from '@ever-after/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { clearStatus, fetchStatus, type PaywallTrigger, useStatus } from '#server-state'
import { copy } from './copy.ts'
import type { Wish } from './use-onboarding.ts'

export interface OfferProps {
  trigger: Extract<PaywallTrigger, 'onboarding'>
  onDone: (outcome: 'purchased' | 'skipped') => void
}

interface AfterOnboardingProps {
  wish: Wish
  /** The offer that follows the steps; absent where nothing is on sale. */
  offer?: (props: OfferProps) => ReactNode
  /** The last of it was closed. */
  onClosed?: () => void
  /** It was closed in order to choose a style. */
  onChooseStyle?: () => void
}

type Popup = Exclude<keyof typeof copy.popups, 'close'>

/** Over Home: the offer, then one popup that says what the person has; a subscriber gets no offer. */
export function AfterOnboarding({ wish, offer, onClosed, onChooseStyle }: AfterOnboardingProps) {
  const { data: status } = useStatus()
  /** What was known when the steps began may be old: nobody is sold what he has meanwhile. */
  const [isRead, setRead] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const [outcome, setOutcome] = useState<'purchased' | 'skipped'>()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    void clearStatus()
      .then(fetchStatus)
      .catch(() => undefined)
      .finally(() => setRead(true))
  }, [])
  if (isClosed || !isRead) return null
  const isActive = status?.hasActiveSubscription ?? false
  // What the offer sold must not take the offer away before it has said so.
  const isOffering = offer && !outcome && (hasBegun || !isActive)
  if (isOffering && !hasBegun) setBegun(true)
  if (isOffering) return offer({ trigger: 'onboarding', onDone: setOutcome })
  const words =
    copy.popups[popupOf({ hasPremium: isActive || outcome === 'purchased', wish, isOnSale: !!offer })]
  const close = () => {
    setClosed(true)
    onClosed?.()
  }
  const choose = () => {
    close()
    onChooseStyle?.()
  }
  return (
    <Dialog title={words.title} description={words.detail} onClose={close}>
      <Button className="mt-7 w-full" onClick={choose}>
        {copy.popups.close}
      </Button>
    </Dialog>
  )
}

function popupOf({
  hasPremium,
  wish,
  isOnSale,
}: {
  hasPremium: boolean
  wish: Wish
  isOnSale: boolean
}): Popup {
  if (hasPremium) return 'allSet'
  return wish === 'subscribe' && !isOnSale ? 'notOnSale' : 'free'
}
