import { portraitsOf } from '@ever-after/contract'
import { Maximize2, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { copy } from '../copy.ts'
import type { OwnPicture, Person, Portrait } from '../draft/draft.ts'
import { originalOf } from '../draft/questions.ts'
import { LinkButton } from './link-button.tsx'
import { PortraitTile } from './portrait-tile.tsx'

interface PortraitSetProps {
  name: string
  person: Person
  isFull: boolean
  onChoose: (id: string) => void
  onLook: (picture: OwnPicture | Portrait) => void
  onRegenerate: () => void
  onRetry: () => void
}

/** One person's original and portraits, one of which is chosen. */
export function PortraitSet({ name, person, isFull, ...rest }: PortraitSetProps) {
  const cost = useId()
  const original = originalOf(person)
  const { portraits = [], chosenId, photo } = person.set ?? {}
  const pictures = original
    ? [{ ...original, url: photo?.shownUrl ?? original.url }, ...portraits]
    : portraits
  return (
    <section aria-label={name} className="mt-7">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-title">{name}</h2>
        {portraits.length > 0 && (
          <div className="flex flex-col">
            <LinkButton
              label={copy.regenerateOf(name)}
              describedBy={cost}
              isDisabled={isFull}
              onClick={rest.onRegenerate}
            >
              <RefreshCw aria-hidden="true" className="size-4" />
              {copy.regenerate}
            </LinkButton>
            <p id={cost} className="-mt-2 ms-6 pb-1 text-fine text-soft-ink">
              {copy.regenerateCost(portraitsOf(1))}
            </p>
          </div>
        )}
      </div>
      <div
        role="radiogroup"
        aria-label={copy.portraitsOf(name)}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.25rem),1fr))] gap-x-3 gap-y-4"
      >
        {pictures.map((picture) => (
          <PortraitTile
            key={picture.id}
            group={`portrait-${name}`}
            id={picture.id}
            url={picture.url}
            name={pictureName(picture, portraits)}
            isChosen={picture.id === chosenId}
            onChoose={() => rest.onChoose(picture.id)}
          >
            <button
              type="button"
              aria-label={copy.lookCloser(pictureName(picture, portraits), name)}
              onClick={() => rest.onLook(picture)}
              className="absolute end-0 bottom-7 flex size-11 items-center justify-center"
            >
              <span className="flex size-8 items-center justify-center rounded-full bg-black/55 text-white">
                <Maximize2 aria-hidden="true" className="size-4" />
              </span>
            </button>
          </PortraitTile>
        ))}
      </div>
      {portraits.some(({ isHardlyChanged }) => isHardlyChanged) && (
        <p className="mt-3 text-fine text-soft-ink leading-snug">{copy.hardlyChanged}</p>
      )}
      {person.refusal && (
        <div className="mt-3">
          <p role="alert" className="text-danger text-sm leading-snug">
            {person.refusal}
          </p>
          <div className="flex flex-wrap gap-x-5">
            <LinkButton label={copy.retryFor(name)} isDisabled={isFull} onClick={rest.onRetry}>
              {copy.tryAgain}
            </LinkButton>
            {original && portraits.length === 0 && (
              <LinkButton onClick={() => rest.onChoose(original.id)}>{copy.useOriginal}</LinkButton>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** What a picture is called; the second natural one is "Natural 2". */
export function pictureName(picture: OwnPicture | Portrait, portraits: readonly Portrait[]): string {
  if (!('variant' in picture)) return copy.original
  const same = portraits.filter(({ variant }) => variant === picture.variant)
  const number = same.findIndex(({ id }) => id === picture.id) + 1
  const variants: Record<string, string> = copy.variants
  const name = variants[picture.variant] ?? copy.portrait
  return number > 1 ? `${name} ${number}` : name
}
