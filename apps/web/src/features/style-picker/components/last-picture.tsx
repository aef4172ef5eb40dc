import { Picture } from '@ever-after/ui'
import { RatingControl } from '#creations'
import { catalogueText } from '#platform/catalogue-words.ts'
import { copy } from '../copy.ts'
import { useLastPicture } from '../use-last-picture.ts'

interface LastPictureProps {
  onRatingFailed: () => void
  onPositive?: () => void
}

/** Asks how the last picture is liked; nothing when there is none to ask about. */
export default function LastPicture({ onRatingFailed, onPositive }: LastPictureProps) {
  const picture = useLastPicture()
  if (!picture) return null
  const name = catalogueText(picture.displayName)
  return (
    <section
      aria-label={copy.lastPicture(name)}
      className="mx-5 mt-6 flex animate-rise items-center gap-4 rounded-card border border-line bg-card p-3"
    >
      <Picture
        src={picture.resultUrl ?? undefined}
        alt=""
        className="aspect-[3/4] w-[56px] shrink-0 rounded-[12px]"
      />
      <div className="min-w-0 flex-1">
        <p className="break-words font-serif text-[1.1875rem] leading-tight">{name}</p>
        <RatingControl
          key={picture.id}
          id={picture.id}
          rating={picture.rating}
          onFailed={onRatingFailed}
          onPositive={onPositive}
        />
      </div>
    </section>
  )
}
