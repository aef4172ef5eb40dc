import type { Drafts, PartnerDraft, Side } from '../model.ts'
import { sides } from '../model.ts'
import { PartnerCard } from './partner-card.tsx'

interface PartnerPairProps {
  drafts: Drafts
  onPick: (side: Side, file: File) => void
  onRemove: (side: Side) => void
  onAttire: (side: Side, attire: PartnerDraft['attire']) => void
}

/** Both people side by side, joined as on a printed card. */
export function PartnerPair({ drafts, onPick, onRemove, onAttire }: PartnerPairProps) {
  return (
    <div className="relative mt-6 flex items-start gap-4">
      {sides.map((side) => (
        <PartnerCard
          key={side}
          side={side}
          draft={drafts[side]}
          onPick={(file) => onPick(side, file)}
          onRemove={() => onRemove(side)}
          onAttire={(attire) => onAttire(side, attire)}
        />
      ))}
      <span
        aria-hidden="true"
        className="font-display pointer-events-none absolute top-[132px] left-1/2 flex size-11 -translate-x-1/2 items-center justify-center rounded-full bg-paper pb-1 text-2xl text-rose"
      >
        &amp;
      </span>
    </div>
  )
}
