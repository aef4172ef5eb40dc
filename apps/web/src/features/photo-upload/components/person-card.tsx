import { type Attire, attire as attireSchema } from '@ever-after/contract'
import { Choice } from '@ever-after/ui'
import { Crop, RefreshCw, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { copy } from '../copy.ts'
import type { Person } from '../draft/draft.ts'
import { betterFormer, canFrame, isBlocked } from '../draft/questions.ts'
import { AdultChoice } from './adult-choice.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import { HintList } from './hint-list.tsx'
import { LinkButton } from './link-button.tsx'
import { OtherFace } from './other-face.tsx'
import { PhotoArch } from './photo-arch.tsx'
import { RefusalLine } from './refusal-line.tsx'

export interface PersonCardProps {
  name: string
  /** What the photo is chosen of, for the file input. */
  chooseLabel: string
  person: Person
  isPreparing: boolean
  /** Lies over the edge of the arch. */
  joint?: ReactNode
  /** The other one of two in the other person's photo, where that may be this person. */
  otherFaceUrl?: string
  onPick: (file: File) => void
  onFrame: () => void
  onRemove: () => void
  onUndo: () => void
  onTakeFormer: () => void
  onAcceptHints: () => void
  onConfirmAdult: () => void
  onSendAgain: () => void
  onTakeOtherFace: () => void
  /** Absent where nobody is dressed. */
  onAttire?: (attire: Attire) => void
}

const attires = () => attireSchema.options.map((value) => ({ value, label: copy.attires[value] }))

/** One person: an arch for the portrait, how it fares, and what the person wears. */
export function PersonCard({ name, chooseLabel, person, joint, onAttire, ...rest }: PersonCardProps) {
  const input = useId()
  const photo = person.set?.photo
  const isTurnedAway = photo?.arrival.state === 'refused' && !photo.arrival.showsSeveral
  const isRefused = isTurnedAway || isBlocked(photo?.hints ?? [])
  const question = isRefused ? undefined : photo?.hints.find(({ severity }) => severity === 'ask')
  return (
    // The same four rows for everybody, empty or not, so that two people's stand level.
    <section
      aria-label={name}
      className="grid min-w-0 flex-1 grid-cols-1 content-start @min-[17rem]:row-span-4 @min-[17rem]:grid-rows-subgrid"
    >
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
        {canFrame(person) && (
          <button
            type="button"
            aria-label={copy.frameOf(name)}
            onClick={rest.onFrame}
            className="absolute end-0 bottom-0 flex size-11 items-center justify-center"
          >
            <span className="flex size-8 items-center justify-center rounded-full bg-black/55 text-white">
              <Crop aria-hidden="true" className="size-4" />
            </span>
          </button>
        )}
        {joint}
      </div>
      <div className="flex flex-col gap-2.5 not-empty:pt-2.5">
        {photo && (
          <ArrivalLine
            name={name}
            photo={photo}
            onSendAgain={rest.onSendAgain}
            onFrame={canFrame(person) ? rest.onFrame : undefined}
          />
        )}
        {photo && photo.arrival.state !== 'refused' && (
          <HintList name={name} photo={photo} onAccept={rest.onAcceptHints} />
        )}
        {person.refusal && (
          <div role="alert">
            <RefusalLine>{person.refusal}</RefusalLine>
          </div>
        )}
        {photo && (
          <div role="status" className="empty:hidden">
            {question && (
              <AdultChoice
                name={name}
                question={question.words}
                onYes={rest.onConfirmAdult}
                onOtherPhoto={() => document.getElementById(input)?.click()}
              />
            )}
          </div>
        )}
        {!photo && rest.otherFaceUrl && (
          <OtherFace name={name} url={rest.otherFaceUrl} onTake={rest.onTakeOtherFace} />
        )}
        {betterFormer(person) && (
          <div role="status" className="text-fine text-soft-ink leading-snug">
            {photo?.arrival.state === 'refused' ? copy.formerIsHere : copy.formerIsBetter}
            <LinkButton label={copy.takeFormerOf(name)} onClick={rest.onTakeFormer}>
              {copy.takeFormer}
            </LinkButton>
          </div>
        )}
      </div>
      <div className="not-empty:pt-1">
        {photo && (
          <div className="flex justify-between">
            <label
              htmlFor={input}
              className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full pe-3 ps-1 text-sm"
            >
              <RefreshCw aria-hidden="true" className="size-4 text-rose" />
              {copy.change}
            </label>
            <button
              type="button"
              aria-label={copy.remove(name)}
              onClick={rest.onRemove}
              className="-me-2.5 flex size-11 items-center justify-center rounded-full text-soft-ink"
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
            className="flex min-h-11 items-center gap-1.5 text-rose text-sm"
          >
            <Undo2 aria-hidden="true" className="size-4" />
            {copy.undo}
          </button>
        )}
      </div>
      <div className="not-empty:pt-1">
        {onAttire && (
          <Choice
            legend={copy.attireLegend(name)}
            name={`attire-${name}`}
            value={person.attire}
            options={attires()}
            onChange={onAttire}
          />
        )}
      </div>
    </section>
  )
}
