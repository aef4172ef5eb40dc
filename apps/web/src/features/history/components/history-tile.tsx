import { limits } from '@ever-after/contract'
import { classNames, Picture } from '@ever-after/ui'
import { Check, Star } from 'lucide-react'
import { timeInWords } from '#platform/day-in-words.ts'
import { copy } from '../copy.ts'
import type { Item } from '../model.ts'
import { useLongPress } from '../use-long-press.ts'

interface HistoryTileProps {
  item: Item
  isSelecting: boolean
  isSelected: boolean
  onTap: () => void
  onLongPress: () => void
}

export function HistoryTile({ item, isSelecting, isSelected, onTap, onLongPress }: HistoryTileProps) {
  const press = useLongPress({ afterMs: limits.longPressMs, onTap, onLongPress })
  return (
    <button
      type="button"
      aria-label={labelOf(item)}
      aria-pressed={isSelecting ? isSelected : undefined}
      className="relative block aspect-[3/4] w-full select-none overflow-hidden rounded-field bg-line [-webkit-touch-callout:none]"
      {...press}
    >
      <Picture
        src={item.thumbUrl ?? item.resultUrl ?? undefined}
        alt=""
        loading="lazy"
        draggable={false}
        className={classNames(
          'size-full transition duration-200 ease-calm',
          isSelected && 'scale-[0.92] rounded-[10px]',
        )}
      />
      {item.isStarred && (
        <Star
          aria-hidden="true"
          className="absolute right-2 bottom-2 size-4 fill-champagne text-champagne drop-shadow"
        />
      )}
      {isSelecting && (
        <span
          className={classNames(
            'absolute top-2 end-2 flex size-6 items-center justify-center rounded-full border-2 border-white',
            isSelected ? 'bg-rose text-on-rose' : 'bg-black/30',
          )}
        >
          {isSelected && <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}
        </span>
      )}
    </button>
  )
}

/** Pictures of one change have one name and often one time. */
function labelOf({ name, createdAt, place, isStarred }: Item): string {
  return [
    copy.openItem(name, timeInWords(createdAt)),
    place && place.all > 1 && copy.siblingOf(place.number, place.all),
    isStarred && copy.starred,
  ]
    .filter(Boolean)
    .join(', ')
}
