import { closestCenter, DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import type { OperatorStyle } from '@ever-after/contract'
import { type RefObject, useMemo, useState } from 'react'
import { reorderCopy } from '../reorder-copy.ts'
import { useAnnouncements } from '../use-announcements.ts'
import { useDragSensors } from '../use-drag-sensors.ts'
import { useStableCallback } from '../use-stable-callback.ts'
import { ReorderCard, ReorderFace } from './reorder-card.tsx'
import { VirtualRows } from './virtual-rows.tsx'

interface ReorderListProps {
  styles: readonly OperatorStyle[]
  scroller: RefObject<HTMLElement | null>
  widthPx: number
  columns: number
  onReorder: (styleIds: string[]) => void
}

interface SortableRow {
  key: string
  first: number
  styles: readonly OperatorStyle[]
}

const gapPx = 12
const wordsPx = 86
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } }

/** All styles of a category in the app's order, each of which can be dragged to another place. */
export function ReorderList({ styles, scroller, widthPx, columns, onReorder }: ReorderListProps) {
  const [activeId, setActiveId] = useState<string>()
  const sensors = useDragSensors()
  const ids = useMemo(() => styles.map(({ id }) => id), [styles])
  const rows = useMemo(() => rowsOf(styles, columns), [styles, columns])
  const nameOf = (id: string) => styles.find((style) => style.id === id)?.displayName ?? ''
  const announcements = useAnnouncements({ ids, nameOf })
  const active = styles.find(({ id }) => id === activeId)
  const cardWidthPx = (widthPx - gapPx * (columns - 1)) / columns

  const moveTo = useStableCallback((styleId: string, place: number) => {
    const from = ids.indexOf(styleId)
    if (from >= 0 && from !== place) onReorder(arrayMove(ids, from, place))
  })
  const drop = ({ active: dragged, over }: DragEndEvent) => {
    setActiveId(undefined)
    if (over) moveTo(String(dragged.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: reorderCopy.instructions },
      }}
      onDragStart={({ active: { id } }) => setActiveId(String(id))}
      onDragEnd={drop}
      onDragCancel={() => setActiveId(undefined)}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <VirtualRows
          rows={rows}
          scroller={scroller}
          widthPx={widthPx}
          estimatePx={() => cardWidthPx + wordsPx + gapPx}
          keptKey={activeId && rows.find((row) => row.styles.some(({ id }) => id === activeId))?.key}
          render={(row) => (
            <ul
              className="grid gap-3 pb-3"
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {row.styles.map((style, index) => (
                <ReorderCard
                  key={style.id}
                  style={style}
                  place={row.first + index}
                  count={styles.length}
                  onMoveTo={moveTo}
                />
              ))}
            </ul>
          )}
        />
      </SortableContext>
      <DragOverlay>{active && <ReorderFace style={active} isLifted />}</DragOverlay>
    </DndContext>
  )
}

function rowsOf(styles: readonly OperatorStyle[], columns: number): SortableRow[] {
  return Array.from({ length: Math.ceil(styles.length / columns) }, (_, index) => {
    const first = index * columns
    return { key: `row ${index}`, first, styles: styles.slice(first, first + columns) }
  })
}
