import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { popularCategory } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { reorderCopy } from '../reorder-copy.ts'
import { useAnnouncements } from '../use-announcements.ts'
import { useDragSensors } from '../use-drag-sensors.ts'
import { CategoryRow } from './category-row.tsx'

interface ReorderCategoriesDialogProps {
  categories: readonly string[]
  /** Gets the whole list as it is shown, Popular first. */
  onSave: (order: string[]) => void
  onClose: () => void
}

/** All categories in the app's order; dragged, moved with the arrows beside them, or picked up with the keyboard. */
export function ReorderCategoriesDialog({ categories, onSave, onClose }: ReorderCategoriesDialogProps) {
  const [order, setOrder] = useState<readonly string[]>(categories)
  const [isDragging, setDragging] = useState(false)
  const sensors = useDragSensors()
  const announcements = useAnnouncements({ ids: order, nameOf: (name) => name })
  const move = (from: number, to: number) => setOrder(arrayMove([...order], from, to))
  const drop = ({ active, over }: DragEndEvent) => {
    setDragging(false)
    if (over) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)))
  }
  return (
    <Dialog
      shape="window"
      title={reorderCopy.title}
      description={reorderCopy.note}
      // While something is dragged, Escape only puts it back.
      onClose={() => isDragging || onClose()}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: reorderCopy.instructions },
        }}
        onDragStart={() => setDragging(true)}
        onDragEnd={drop}
        onDragCancel={() => setDragging(false)}
      >
        <ol className="mt-5 grid gap-1.5">
          <li className="flex min-h-12 items-center gap-3 rounded-field border border-line bg-canvas px-4 text-soft-ink">
            <Star aria-hidden="true" strokeWidth={1.6} className="size-[18px]" />
            <span className="flex-1 text-copy">{popularCategory}</span>
            <span className="text-fine">{reorderCopy.alwaysFirst}</span>
          </li>
          <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
            {order.map((category, index) => (
              <CategoryRow
                key={category}
                category={category}
                place={index}
                count={order.length}
                onMoveTo={(place) => move(index, place)}
              />
            ))}
          </SortableContext>
        </ol>
      </DndContext>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 flex justify-end gap-3 border-line border-t bg-card px-6 py-4">
        <Button look="quiet" size="compact" onClick={onClose}>
          {reorderCopy.cancel}
        </Button>
        <Button size="compact" onClick={() => onSave([popularCategory, ...order])}>
          {reorderCopy.save}
        </Button>
      </div>
    </Dialog>
  )
}
