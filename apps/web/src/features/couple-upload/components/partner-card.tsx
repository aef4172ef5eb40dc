import { attire as attireSchema } from '@ever-after/contract'
import { Choice, classNames, Picture } from '@ever-after/ui'
import { ImageIcon, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { copy } from '../copy.ts'
import { hasPhoto, type PartnerDraft, type Side } from '../model.ts'

interface PartnerCardProps {
  side: Side
  draft: PartnerDraft
  onPick: (file: File) => void
  onRemove: () => void
  onAttire: (attire: PartnerDraft['attire']) => void
}

const attires = attireSchema.options.map((value) => ({ value, label: copy.attires[value] }))

/** One person: an arch for the portrait, and what the person wears. */
export function PartnerCard({ side, draft, onPick, onRemove, onAttire }: PartnerCardProps) {
  const partner = copy.partners[side]
  const input = useId()
  const isFilled = hasPhoto(draft)
  return (
    <section aria-label={partner} className="flex min-w-0 flex-1 flex-col gap-3">
      <div
        className={classNames(
          'relative aspect-[3/4] overflow-hidden arch border bg-card has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-2',
          frameOf(draft),
        )}
      >
        <input
          id={input}
          type="file"
          accept="image/*"
          aria-label={copy.choose(partner)}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onPick(file)
          }}
        />
        <label
          htmlFor={input}
          className="absolute inset-0 flex cursor-pointer flex-col items-center justify-center gap-3 px-4 text-center text-soft-ink text-sm"
        >
          <span className="flex size-12 items-center justify-center rounded-full bg-blush text-rose">
            {isFilled ? <ImageIcon aria-hidden="true" /> : <Plus aria-hidden="true" />}
          </span>
          {isFilled ? copy.unseen : copy.addPhoto}
          {draft.url && <Picture src={draft.url} alt={partner} className="absolute inset-0 size-full" />}
        </label>
      </div>
      {isFilled && (
        <div className="-my-1.5 flex justify-between">
          <label
            htmlFor={input}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full pr-3 pl-1 text-sm"
          >
            <RefreshCw aria-hidden="true" className="size-4 text-rose" />
            {copy.change}
          </label>
          <button
            type="button"
            aria-label={`${copy.remove}: ${partner}`}
            onClick={onRemove}
            className="-mr-2.5 flex size-11 items-center justify-center rounded-full text-soft-ink"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
      <Choice
        legend={copy.attireLegend(partner)}
        name={`attire-${side}`}
        value={draft.attire}
        options={attires}
        onChange={onAttire}
      />
      {draft.problem && (
        <p role="alert" className="text-danger text-sm leading-snug">
          {draft.problem}
        </p>
      )}
    </section>
  )
}

function frameOf(draft: PartnerDraft): string {
  if (draft.problem !== undefined) return 'border-2 border-danger'
  return hasPhoto(draft) ? 'border-line' : 'border-champagne border-dashed'
}
