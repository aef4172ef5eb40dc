import { remainingChanges, useStatus } from '#server-state'
import { copy } from '../copy.ts'

/** How many changes are left and the way to more; premium members have nothing to count. */
export function SubscriptionBanner({ onUpgrade }: { onUpgrade: () => void }) {
  const { data: status } = useStatus()
  if (!status) return <div className="min-h-11" />
  if (status.hasActiveSubscription) return null
  return (
    <section
      aria-label={copy.balance}
      className="flex min-h-11 items-center justify-between rounded-[22px] bg-blush ps-4 text-sm"
    >
      <p>{copy.changesLeft(remainingChanges(status))}</p>
      <button
        type="button"
        onClick={onUpgrade}
        className="min-h-11 rounded-full px-4 font-semibold text-rose-deep underline-offset-4 hover:underline"
      >
        {copy.upgrade}
      </button>
    </section>
  )
}
