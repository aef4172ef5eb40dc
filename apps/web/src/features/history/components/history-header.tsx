import { Button, IconButton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { copy } from '../copy.ts'

interface HistoryHeaderProps {
  /** Absent in normal mode. */
  selectedCount: number | undefined
  canSelect: boolean
  isSelectingAll: boolean
  onBack: () => void
  onSelect: () => void
  onSelectAll: () => void
}

export function HistoryHeader(props: HistoryHeaderProps) {
  const { selectedCount, canSelect, isSelectingAll, onBack, onSelect, onSelectAll } = props
  const isSelecting = selectedCount !== undefined
  return (
    <header className="flex flex-wrap items-center gap-x-0.5 px-2.5 pt-[max(10px,env(safe-area-inset-top))] pb-1">
      <IconButton label={copy.back} onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <h1
        className="font-display me-auto min-w-0 break-words text-[clamp(1.5rem,8.8vw,2.125rem)]"
        aria-live={isSelecting ? 'polite' : undefined}
      >
        {isSelecting ? copy.selected(selectedCount) : copy.title}
      </h1>
      {canSelect && (
        <Button
          look="link"
          className="px-3"
          disabled={isSelectingAll}
          onClick={isSelecting ? onSelectAll : onSelect}
        >
          {isSelecting ? copy.selectAll : copy.select}
        </Button>
      )}
    </header>
  )
}
