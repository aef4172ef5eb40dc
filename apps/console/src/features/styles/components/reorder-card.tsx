import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { OperatorStyle } from '@ever-after/contract'
import { classNames, IconButton } from '@ever-after/ui'
import { ArrowDownToLine, ArrowUpToLine, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { reorderCopy } from '../reorder-copy.ts'
import { StylePicture } from './style-picture.tsx'

interface ReorderCardProps {
  style: OperatorStyle
  /** Counted from 0. */
  place: number
  count: number
  onMoveTo: (styleId: string, place: number) => void
}

/** A style that is dragged by its picture, or picked up with the keyboard there. */
export function ReorderCard({ style, place, count, onMoveTo }: ReorderCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: style.id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex min-w-0 flex-col rounded-field border border-line bg-card',
        isDragging && 'opacity-40',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={reorderCopy.grip(style.displayName, place + 1, count)}
        className="block cursor-grab touch-none rounded-field text-left"
      >
        <ReorderFace style={style} />
      </button>
      <PlaceTools style={style} place={place} count={count} onMoveTo={onMoveTo} />
    </li>
  )
}

/** What of a card is dragged. */
export const ReorderFace = memo(function ReorderFace({
  style,
  isLifted,
}: {
  style: OperatorStyle
  isLifted?: boolean
}) {
  return (
    <span
      className={classNames(
        'block overflow-hidden rounded-field bg-card',
        isLifted && 'cursor-grabbing border border-rose shadow-soft',
      )}
    >
      <span className="block aspect-square overflow-hidden">
        <StylePicture style={style} />
      </span>
      <span className="flex items-start gap-1 px-2 pt-2">
        <GripVertical aria-hidden="true" strokeWidth={1.6} className="size-[18px] shrink-0 text-soft-ink" />
        <span className="line-clamp-2 break-words font-semibold text-small leading-snug">
          {style.displayName}
        </span>
      </span>
    </span>
  )
})

const PlaceTools = memo(function PlaceTools({ style, place, count, onMoveTo }: ReorderCardProps) {
  return (
    <div className="mt-auto flex items-center px-1 pb-1">
      <span className="mr-auto pl-2 text-fine text-soft-ink tabular-nums">{place + 1}</span>
      <IconButton
        label={reorderCopy.toFirst(style.displayName)}
        disabled={place === 0}
        onClick={() => onMoveTo(style.id, 0)}
      >
        <ArrowUpToLine aria-hidden="true" strokeWidth={1.6} className="size-[18px] text-soft-ink" />
      </IconButton>
      <IconButton
        label={reorderCopy.toLast(style.displayName)}
        disabled={place === count - 1}
        onClick={() => onMoveTo(style.id, count - 1)}
      >
        <ArrowDownToLine aria-hidden="true" strokeWidth={1.6} className="size-[18px] text-soft-ink" />
      </IconButton>
    </div>
  )
})
