import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'

interface SelectionBarProps {
  count: number
  isBusy: boolean
  onRestore: () => void
  onClear: () => void
}

/** What can be done with all selected styles at once. */
export function SelectionBar({ count, isBusy, onRestore, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label={copy.selection}
      className="sticky bottom-0 flex animate-rise flex-wrap items-center gap-2 rounded-field border border-line bg-card p-2 pl-4 shadow-soft"
    >
      <p role="status" className="mr-auto font-semibold text-copy tabular-nums">
        {copy.selected(count)}
      </p>
      <Button size="compact" className="text-small" disabled={isBusy} onClick={onRestore}>
        {copy.restoreSelected(count)}
      </Button>
      <Button look="link" size="compact" className="text-small" onClick={onClear}>
        {copy.clear}
      </Button>
    </section>
  )
}
