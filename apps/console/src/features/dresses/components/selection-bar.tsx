import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'

interface SelectionBarProps {
  count: number
  /** How many the search leaves. */
  shown: number
  onSelectAll: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with all selected dresses at once. */
export function SelectionBar({ count, shown, onSelectAll, onDelete, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label={copy.selection}
      className="sticky bottom-0 flex animate-rise flex-wrap items-center gap-2 rounded-field border border-line bg-card p-2 pl-4 shadow-soft"
    >
      <p role="status" className="mr-auto font-semibold text-copy tabular-nums">
        {copy.selected(count)}
      </p>
      <Button look="quiet" size="compact" className="text-small" onClick={onSelectAll}>
        {copy.selectAll(shown)}
      </Button>
      <Button look="danger" size="compact" className="text-small" onClick={onDelete}>
        {copy.deleteSelected(count)}
      </Button>
      <Button look="link" size="compact" className="text-small" onClick={onClear}>
        {copy.clear}
      </Button>
    </section>
  )
}
