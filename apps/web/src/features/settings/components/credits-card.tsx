import { ChevronRight, Gift } from 'lucide-react'
import { useAppStatus } from '#server-state'
import { copy } from '../copy.ts'

/** The way to extra photos, with what is left of them. */
export function CreditsCard({ onOpen }: { onOpen: () => void }) {
  const { status } = useAppStatus()
  const { title, detail, left } = copy.credits
  const count = status?.bonusChangesRemaining ?? 0
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-6 flex w-full items-center gap-4 rounded-card bg-blush p-5 text-left"
    >
      <Gift aria-hidden="true" className="size-7 shrink-0 text-rose max-[17.5rem]:hidden" strokeWidth={1.4} />
      <span className="min-w-0 flex-1">
        <span className="block font-serif text-title leading-tight">{title}</span>
        <span className="mt-1 block text-small leading-snug">{detail}</span>
        {count > 0 && <span className="mt-1 block font-semibold text-small">{left(count)}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
    </button>
  )
}
