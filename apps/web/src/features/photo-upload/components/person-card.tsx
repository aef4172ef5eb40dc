import { type Attire, attire as attireSchema } from '@ever-after/contract'
import { Choice } from '@ever-after/ui'
import { RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { copy } from '../copy.ts'
import type { Person } from '../draft/draft.ts'
import { isBlocked } from '../draft/questions.ts'
import { ArrivalLine } from './arrival-line.tsx'
import { HintList } from './hint-list.tsx'
import { PhotoArch } from './photo-arch.tsx'

export interface PersonCardProps {
  name: string
  /** What the photo is chosen of, for the file input. */
  chooseLabel: string
  person: Person
  isPreparing: boolean
  /** Lies over the edge of the arch. */
  joint?: ReactNode
  onPick: (file: File) => void
  onRemove: () => void
  onUndo: () => void
  onAcceptHints: () => void
  onConfirmAdult: () => void
  onSendAgain: () => void
  /** Absent where nobody is dressed. */
  onAttire?: (attire: Attire) => void
}

const attires = attireSchema.options.map((value) => ({ value, label: copy.attires[value] }))

/** One person: an arch for the portrait, how it fares, and what the person wears. */
export function PersonCard({ name, chooseLabel, person, joint, onAttire, ...rest }: PersonCardProps) {
  const input = useId()
  const photo = person.set?.photo
  const isRefused = photo?.arrival.state === 'refused' || isBlocked(photo?.hints ?? [])
  return (
    <section aria-label={name} className="flex min-w-0 flex-1 flex-col gap-2.5">
      <div className="relative">
        <PhotoArch
          id={input}
          name={name}
          label={chooseLabel}
          photo={photo}
          isPreparing={rest.isPreparing}
          isRefused={isRefused}
          onPick={rest.onPick}
        />
        {joint}
      </div>
      {photo && <ArrivalLine name={name} photo={photo} onSendAgain={rest.onSendAgain} />}
      {person.refusal && (
        <p role="alert" className="text-danger text-sm leading-snug">
          {person.refusal}
        </p>
      )}
      {photo && (
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
            aria-label={copy.remove(name)}
            onClick={rest.onRemove}
            className="-mr-2.5 flex size-11 items-center justify-center rounded-full text-soft-ink"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </div>
      )}
      {!photo && person.removed && (
        <button
          type="button"
          aria-label={copy.undoOf(name)}
          onClick={rest.onUndo}
          className="-my-1 flex min-h-11 items-center gap-1.5 text-rose text-sm"
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {copy.undo}
        </button>
      )}
      {onAttire && (
        <Choice
          legend={copy.attireLegend(name)}
          name={`attire-${name}`}
          value={person.attire}
          options={attires}
          onChange={onAttire}
        />
      )}
      {photo && photo.arrival.state !== 'refused' && (
        <HintList
          name={name}
          photo={photo}
          onAccept={rest.onAcceptHints}
          onConfirmAdult={rest.onConfirmAdult}
        />
      )}
    </section>
  )
}
