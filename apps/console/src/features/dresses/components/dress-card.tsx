import { classNames, Picture } from '@ever-after/ui'
import { Pencil } from 'lucide-react'
import type { EditableDress } from '#documents'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

interface DressCardProps {
  dress: EditableDress
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onEdit: () => void
}

const pictureWidthPx = 240

/** One dress: its picture, its words, and what can be done with it. */
export function DressCard({ dress, isSelected, onSelect, onEdit }: DressCardProps) {
  const { name, description, previewPath } = dress
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-field border bg-card',
        isSelected ? 'border-rose outline-2 outline-rose' : 'border-line',
      )}
    >
      <label className="relative block cursor-pointer">
        <span className="flex aspect-[4/5] w-full items-center justify-center overflow-hidden bg-line text-fine text-soft-ink">
          {previewPath ? (
            <Picture
              src={imageUrl(previewPath, pictureWidthPx)}
              loading="lazy"
              draggable={false}
              className="size-full object-top"
            />
          ) : (
            copy.noPicture
          )}
        </span>
        <span className="absolute top-1 left-1 flex size-11 items-center justify-center">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={copy.select(name)}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-6 cursor-pointer accent-rose"
          />
        </span>
      </label>
      <div className="min-w-0 flex-1 px-3 pt-2">
        <h2 className="break-words font-sans font-semibold text-small leading-snug">{name}</h2>
        <p className="mt-0.5 line-clamp-6 break-words text-fine text-soft-ink">{description}</p>
      </div>
      <button
        type="button"
        aria-label={copy.editOf(name)}
        onClick={onEdit}
        className="mx-1 mb-1 flex min-h-11 items-center gap-1.5 self-start rounded-full px-2 text-fine text-rose transition duration-200 hover:bg-blush"
      >
        <Pencil aria-hidden="true" strokeWidth={1.6} className="size-4" />
        {copy.edit}
      </button>
    </li>
  )
}
