import { attire as attireSchema } from '@ever-after/contract'
import { Choice, Picture } from '@ever-after/ui'
import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { copy } from '../copy.ts'
import type { PartnerDraft, Side } from '../model.ts'

interface PartnerCardProps {
  side: Side
  draft: PartnerDraft
  onPick: (file: File) => void
  onRemove: () => void
  onAttire: (attire: PartnerDraft['attire']) => void
}

const attires = attireSchema.options.map((value) => ({ value, label: copy.attires[value] }))

export function PartnerCard({ side, draft, onPick, onRemove, onAttire }: PartnerCardProps) {
  const partner = copy.partners[side]
  const input = useId()
  return (
    <section aria-label={partner} className="flex flex-col gap-3">
      <div className="relative aspect-[3/4] overflow-hidden rounded-card border border-line border-dashed bg-card has-focus-visible:outline-2 has-focus-visible:outline-rose">
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
          className="absolute inset-0 flex cursor-pointer flex-col items-center justify-center gap-3 text-soft-ink"
        >
          <span className="flex size-12 items-center justify-center rounded-full bg-blush text-rose">
            <Plus aria-hidden="true" />
          </span>
          <span className="text-sm">{draft.file ? copy.change : copy.addPhoto}</span>
          {draft.url && <Picture src={draft.url} alt={partner} className="absolute inset-0 size-full" />}
        </label>
        {draft.file && (
          <div className="absolute inset-x-2 bottom-2 flex justify-between">
            <label
              htmlFor={input}
              className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full bg-card/90 px-3.5 text-sm backdrop-blur"
            >
              <RefreshCw aria-hidden="true" className="size-4" />
              {copy.change}
            </label>
            <button
              type="button"
              aria-label={`${copy.remove}: ${partner}`}
              onClick={onRemove}
              className="flex size-11 items-center justify-center rounded-full bg-card/90 backdrop-blur"
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          </div>
        )}
      </div>
      {draft.problem && (
        <p role="alert" className="text-danger text-sm leading-snug">
          {draft.problem}
        </p>
      )}
      <Choice
        legend={copy.attireLegend(partner)}
        name={`attire-${side}`}
        value={draft.attire}
        options={attires}
        onChange={onAttire}
      />
    </section>
  )
}
