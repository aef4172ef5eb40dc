import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'

export interface BulkActions {
  setSubcategory: () => void
  togglePopular: () => void
  /** Absent where previews cannot be drawn anew. */
  regenerate?: () => void
  openMove: (opener: Element) => void
  archive: () => void
  clear: () => void
}

/** What can be done with all selected styles at once. */
export function BulkBar({ count, actions }: { count: number; actions: BulkActions }) {
  return (
    <section
      aria-label={copy.bulkBar}
      className="mb-3 flex animate-rise flex-wrap items-center gap-2 rounded-field border border-line bg-card p-2 pl-4 shadow-soft"
    >
      <p role="status" className="mr-auto font-semibold text-copy tabular-nums">
        {copy.selected(count)}
      </p>
      <Tool onPress={actions.setSubcategory}>{copy.setSubcategory}</Tool>
      <Tool onPress={actions.togglePopular}>{copy.togglePopular}</Tool>
      {actions.regenerate && <Tool onPress={actions.regenerate}>{copy.regeneratePreviews}</Tool>}
      <Button
        look="quiet"
        size="compact"
        aria-haspopup="menu"
        className="text-small"
        onClick={({ currentTarget }) => actions.openMove(currentTarget)}
      >
        {copy.moveToCategory}
      </Button>
      <Button look="danger" size="compact" className="text-small" onClick={actions.archive}>
        {copy.archiveCount(count)}
      </Button>
      <Button look="link" size="compact" className="text-small" onClick={actions.clear}>
        {copy.clear}
      </Button>
    </section>
  )
}

function Tool({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button look="quiet" size="compact" className="text-small" onClick={onPress}>
      {children}
    </Button>
  )
}
