import type { OperatorStyle } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import type { RefObject } from 'react'
import { copy } from '../copy.ts'
import { reorderCopy } from '../reorder-copy.ts'
import { ReorderList } from './reorder-list.tsx'

interface ReorderModeProps {
  category: string
  styles: readonly OperatorStyle[]
  scroller: RefObject<HTMLElement | null>
  widthPx: number
  columns: number
  onReorder: (styleIds: string[]) => void
  onDone: () => void
}

/** One category alone and whole in the app's order, so that an order is never made from a part of it (decision A65). */
export function ReorderMode({ category, onDone, ...list }: ReorderModeProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2">
        <div className="min-w-0">
          <h2 className="truncate text-lead">{category}</h2>
          <p className="text-small text-soft-ink">{reorderCopy.tip}</p>
        </div>
        <Button
          ref={takeFocus}
          size="compact"
          aria-pressed="true"
          aria-label={copy.doneReorderingOf(category)}
          onClick={onDone}
        >
          {copy.doneReordering}
        </Button>
      </div>
      <ReorderList {...list} />
    </>
  )
}

/** The button that was pressed is gone with the list that it stood in. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
