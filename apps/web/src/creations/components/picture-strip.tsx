import type { SiblingPicture } from '@ever-after/contract'
import { classNames, Picture, Skeleton } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { copy } from '../copy.ts'
import { useSeenCreation } from '../seen-creation.ts'

interface PictureStripProps {
  pictures: readonly SiblingPicture[]
  shownId: string | undefined
  onChoose: (id: string) => void
}

/** The pictures of one change beside each other, as they come; nothing for a single one. */
export function PictureStrip({ pictures, shownId, onChoose }: PictureStripProps) {
  if (pictures.length < 2) return null
  const shownIndex = pictures.findIndex(({ id }) => id === shownId)
  return (
    <>
      <p role="status" className="sr-only">
        {shownIndex >= 0 && copy.pictureOf(shownIndex + 1, pictures.length)}
      </p>
      <ul aria-label={copy.pictures} className="flex gap-2.5 px-5 pt-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="w-[4.5rem]">
            <PictureTile
              picture={picture}
              label={copy.pictureOf(index + 1, pictures.length)}
              isShown={picture.id === shownId}
              onChoose={() => onChoose(picture.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PictureTileProps {
  picture: SiblingPicture
  label: string
  isShown: boolean
  onChoose: () => void
}

function PictureTile({ picture: { id, status, isStarred }, label, isShown, onChoose }: PictureTileProps) {
  const isDone = status === 'completed'
  const seen = useSeenCreation({ kind: 'style', id: isDone ? id : undefined })
  if (!isDone) {
    return (
      <div className="aspect-[3/4]">
        <Skeleton className="size-full" />
        <p role="status" className="sr-only">
          {label}: {copy.inTheMaking}
        </p>
      </div>
    )
  }
  return (
    <button
      type="button"
      aria-label={isStarred ? `${label}, ${copy.isStarred}` : label}
      aria-pressed={isShown}
      onClick={onChoose}
      className={classNames(
        'relative block aspect-[3/4] w-full animate-fade overflow-hidden rounded-field bg-line outline-offset-2',
        isShown && 'outline-2 outline-rose',
      )}
    >
      <Picture src={seen?.resultUrl ?? undefined} alt="" className="size-full" />
      {isStarred && (
        <Star aria-hidden="true" className="absolute top-1.5 end-1.5 size-4 fill-champagne text-champagne" />
      )}
    </button>
  )
}
