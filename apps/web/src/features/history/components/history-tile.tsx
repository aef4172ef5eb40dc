import type { StyleHistoryItem } from '@ever-after/contract'
import { classNames, Picture } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { copy } from '../copy.ts'
import { isFinished } from '../model.ts'
import { useLongPress } from '../use-long-press.ts'

interface HistoryTileProps {
  item: StyleHistoryItem
  isSelecting: boolean
  isSelected: boolean
  onTap: () => void
  onLongPress: () => void
}

const longPressMs = 500

export function HistoryTile({ item, isSelecting, isSelected, onTap, onLongPress }: HistoryTileProps) {
  const press = useLongPress({ afterMs: longPressMs, onTap, onLongPress })
  const time = new Date(item.createdAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return (
    <button
      type="button"
      aria-label={copy.openItem(item.displayName, time)}
      aria-pressed={isSelecting ? isSelected : undefined}
      disabled={!isFinished(item)}
      className="relative block aspect-[3/4] w-full select-none overflow-hidden rounded-field bg-line [-webkit-touch-callout:none]"
      {...press}
    >
      <Picture
        src={item.thumbUrl ?? undefined}
        alt=""
        loading="lazy"
        draggable={false}
        className="size-full"
      />
      {!isFinished(item) && (
        <span className="absolute inset-0 flex animate-shimmer items-center justify-center bg-[length:200%_100%] bg-linear-to-r from-line via-blush to-line px-2 text-center text-soft-ink text-xs">
          {copy.making}
        </span>
      )}
      {isSelecting && (
        <span
          className={classNames(
            'absolute top-2 right-2 flex size-6 items-center justify-center rounded-full border-2 border-white text-white',
            isSelected ? 'bg-[#b4536a]' : 'bg-black/30',
          )}
        >
          {isSelected && <Check aria-hidden="true" className="size-3.5" />}
        </span>
      )}
    </button>
  )
}
