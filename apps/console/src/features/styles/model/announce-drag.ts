import type { Announcements } from '@dnd-kit/core'
import { reorderCopy } from '../reorder-copy.ts'

export interface Sorting {
  /** What is sorted, by id, as it stands. */
  ids: readonly string[]
  nameOf: (id: string) => string
}

interface Announcing extends Sorting {
  /** Outlives the drawings of the page while something is dragged. */
  isJustPickedUp: { current: boolean }
}

/** What a screen reader says while something is dragged or moved with the keyboard. */
export function announceDrag({ ids, nameOf, isJustPickedUp }: Announcing): Announcements {
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  return {
    onDragStart({ active: { id } }) {
      isJustPickedUp.current = true
      return reorderCopy.pickedUp(nameOf(String(id)), place(id), ids.length)
    },
    onDragOver({ active: { id }, over }) {
      // What is picked up is over its own place at once, which would talk over that it was picked up.
      const isSaid = isJustPickedUp.current && over?.id === id
      isJustPickedUp.current = false
      return over && !isSaid ? reorderCopy.over(nameOf(String(id)), place(over.id), ids.length) : undefined
    },
    onDragEnd: ({ active: { id }, over }) =>
      over
        ? reorderCopy.putDown(nameOf(String(id)), place(over.id), ids.length)
        : reorderCopy.putBack(nameOf(String(id))),
    onDragCancel: ({ active: { id } }) => reorderCopy.putBack(nameOf(String(id))),
  }
}
