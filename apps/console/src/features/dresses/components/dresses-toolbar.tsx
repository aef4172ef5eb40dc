import { Button } from '@ever-after/ui'
import { Plus, Undo2 } from 'lucide-react'
import { copy } from '../copy.ts'
import { undoLast } from '../dress-actions.ts'

interface DressesToolbarProps {
  count: number
  undoLabel: string | null
  onAdd: () => void
}

/** The name of the tab, how many dresses there are, and what is done with all of them. */
export function DressesToolbar({ count, undoLabel, onAdd }: DressesToolbarProps) {
  const undo = undoLabel === null ? copy.undo : copy.undoOf(undoLabel)
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1 className="text-title">{copy.title}</h1>
        <p className="text-small text-soft-ink tabular-nums">{copy.count(count)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          size="compact"
          aria-label={undo}
          title={undo}
          disabled={undoLabel === null}
          onClick={() => void undoLast()}
          className="gap-1.5 text-small"
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {copy.undo}
        </Button>
        <Button size="compact" onClick={onAdd} className="gap-1.5 text-small">
          <Plus aria-hidden="true" className="size-4" />
          {copy.add}
        </Button>
      </div>
    </header>
  )
}
