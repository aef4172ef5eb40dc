import { portraitsOf } from '@ever-after/contract'
import { ChevronRight, Gift } from 'lucide-react'
import { type AppStatus, useAppStatus } from '#server-state'
import { copy } from '../copy.ts'

/** The way to extra changes and portraits, with what is left of them. */
export function CreditsCard({ onOpen }: { onOpen: () => void }) {
  const { status } = useAppStatus()
  const { title, detail, premiumOnly } = copy.credits
  const left = status ? leftOf(status) : undefined
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-6 flex w-full items-center gap-4 rounded-card bg-blush p-5 text-start"
    >
      <Gift aria-hidden="true" className="size-7 shrink-0 text-rose max-[17.5rem]:hidden" strokeWidth={1.4} />
      <span className="min-w-0 flex-1">
        <span className="block font-serif text-title leading-tight">{title}</span>
        <span className="mt-1 block text-balance text-small leading-snug">
          {status?.isActive ? detail : `${detail} ${premiumOnly}`}
        </span>
        {left && <span className="mt-1 block text-balance font-semibold text-small">{left}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="rtl:-scale-x-100 size-4 shrink-0" />
    </button>
  )
}

/** What is left of what was bought or given; bonus portraits count for subscribers only. */
function leftOf({ isActive, bonusChangesRemaining, portraitCreditsRemaining }: AppStatus): string {
  const { changes, portraits, left } = copy.credits
  const parts = [
    bonusChangesRemaining > 0 ? [changes(bonusChangesRemaining)] : [],
    isActive && portraitCreditsRemaining > 0 ? [portraits(portraitsOf(portraitCreditsRemaining))] : [],
  ].flat()
  return parts.length ? left(parts.join(', ')) : ''
}
