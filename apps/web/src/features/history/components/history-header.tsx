import { Button, IconButton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { copy } from '../copy.ts'

interface HistoryHeaderProps {
  /** Absent in normal mode. */
  selectedCount: number | undefined
  canSelect: boolean
  onBack: () => void
  onSelect: () => void
}

export function HistoryHeader({ selectedCount, canSelect, onBack, onSelect }: HistoryHeaderProps) {
  const isSelecting = selectedCount !== undefined
  return (
    <header className="flex items-center gap-0.5 px-2.5 pt-[max(10px,env(safe-area-inset-top))] pb-1">
      <IconButton label={copy.back} onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="font-display mr-auto text-[34px]" aria-live={isSelecting ? 'polite' : undefined}>
        {isSelecting ? copy.selected(selectedCount) : copy.title}
      </h1>
      {!isSelecting && canSelect && (
        <Button look="link" className="px-3" onClick={onSelect}>
          {copy.select}
        </Button>
      )}
    </header>
  )
}
