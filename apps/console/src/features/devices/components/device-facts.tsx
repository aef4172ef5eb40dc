import { type DeskDevice, portraitsOf, type SubscriptionStatus } from '@ever-after/contract'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'
import { Card } from './card.tsx'
import { FactList } from './fact-list.tsx'

interface DeviceFactsProps {
  device: DeskDevice
  status: SubscriptionStatus
}

/** What is known about a device, and what it may still do. */
export function DeviceFacts({ device, status }: DeviceFactsProps) {
  const { reference, registeredAt, appVersion, isBrowser, blockedAt, blockedReason, affiliateSince } = device
  const { fact } = copy
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-3">
        <h2 className="text-title tabular-nums">{copy.deviceOf(reference)}</h2>
        {blockedAt && (
          <span className="rounded-full bg-danger px-2.5 py-0.5 font-semibold text-fine text-on-danger">
            {copy.blocked}
          </span>
        )}
      </header>
      {blockedAt && (
        <p className="text-copy">
          {copy.blockedSince(formatTime(blockedAt))}
          {blockedReason && `: ${blockedReason}`}
        </p>
      )}
      <div className="grid items-stretch gap-5 md:grid-cols-2">
        <Card heading={copy.facts}>
          <FactList
            facts={[
              [fact.registered, formatTime(registeredAt)],
              [fact.app, `${appVersion}, ${isBrowser ? fact.browser : fact.phone}`],
              [fact.pictures, copy.pictures(device.creations)],
              [
                fact.affiliate,
                affiliateSince ? fact.affiliateSince(formatTime(affiliateSince)) : fact.notAffiliate,
              ],
              [fact.lastPicture, device.lastCreationAt ? formatTime(device.lastCreationAt) : fact.never],
            ]}
          />
        </Card>
        <Card heading={copy.left}>
          <FactList facts={allowances(status)} />
        </Card>
      </div>
    </>
  )
}

function allowances({ subscription, usage }: SubscriptionStatus): [string, string | number][] {
  const { leftOf } = copy
  return [
    [
      leftOf.subscription,
      subscription
        ? leftOf.until(subscription.productId, formatTime(subscription.expiresAt))
        : leftOf.noSubscription,
    ],
    [leftOf.free, usage.remainingFreeUses],
    [leftOf.bonus, usage.bonusChangesRemaining],
    [leftOf.weekly, usage.weeklyTransformationsRemaining],
    [
      leftOf.portraits,
      `${portraitsOf(usage.portraitGenerationsRemaining)} / ${portraitsOf(usage.portraitLimit)}`,
    ],
    [leftOf.bonusPortraits, portraitsOf(usage.portraitCreditsRemaining)],
    [leftOf.lifetime, usage.hasLifetimeDownloads ? leftOf.yes : leftOf.no],
  ]
}
