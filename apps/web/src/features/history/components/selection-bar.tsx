import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'

interface SelectionBarProps {
  isEmpty: boolean
  onSave: () => void
  onDelete: () => void
  onClear: () => void
}

export function SelectionBar({ isEmpty, onSave, onDelete, onClear }: SelectionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 grid grid-cols-3 gap-2 border-line border-t bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur">
      <p className="col-span-3 text-center text-[13px] text-soft-ink">{copy.allMadeWith}</p>
      <Button look="quiet" className="px-2" disabled={isEmpty} onClick={onSave}>
        {copy.save}
      </Button>
      <Button look="quiet" className="px-2 text-danger!" disabled={isEmpty} onClick={onDelete}>
        {copy.delete}
      </Button>
      <Button look="quiet" className="px-2" onClick={onClear}>
        {copy.clear}
      </Button>
    </div>
  )
}
