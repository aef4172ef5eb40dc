import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { classNames, IconButton } from '@ever-after/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { reorderCopy } from '../reorder-copy.ts'

interface CategoryRowProps {
  category: string
  /** Counted from 0. */
  place: number
  count: number
  onMoveTo: (place: number) => void
}

/** A category in the list in which categories are put into an order. */
export function CategoryRow({ category, place, count, onMoveTo }: CategoryRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: category })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex min-h-12 items-center rounded-field border bg-card pr-1 pl-1',
        isDragging ? 'relative z-10 border-rose shadow-soft' : 'border-line',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={reorderCopy.grip(category, place + 1, count)}
        className="flex min-h-11 min-w-0 flex-1 cursor-grab touch-none items-center gap-2 rounded-field px-2 text-left text-copy"
      >
        <GripVertical aria-hidden="true" strokeWidth={1.6} className="size-[18px] shrink-0 text-soft-ink" />
        <span className="truncate">{category}</span>
      </button>
      <IconButton label={reorderCopy.up(category)} disabled={place === 0} onClick={() => onMoveTo(place - 1)}>
        <ArrowUp aria-hidden="true" strokeWidth={1.6} className="size-[18px]" />
      </IconButton>
      <IconButton
        label={reorderCopy.down(category)}
        disabled={place === count - 1}
        onClick={() => onMoveTo(place + 1)}
      >
        <ArrowDown aria-hidden="true" strokeWidth={1.6} className="size-[18px]" />
      </IconButton>
    </li>
  )
}
