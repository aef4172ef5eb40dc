import { Button, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { SavingProgress } from '../use-batch.ts'

interface SelectionBarProps {
  isEmpty: boolean
  /** Present while pictures are saved; nothing else can be done then. */
  saving: SavingProgress | undefined
  onSave: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with the selected pictures, and how far the saving is. */
export function SelectionBar({ isEmpty, saving, onSave, onDelete, onClear }: SelectionBarProps) {
  const words = saving ? copy.saving(saving.saved, saving.all) : copy.allMadeWith
  const isIdle = isEmpty || saving !== undefined
  return (
    <div
      data-bottom-bar
      className="roomy:sticky roomy:bottom-0 z-20 border-line border-t bg-paper/95 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur"
    >
      <p role="status" className="text-center text-fine text-soft-ink">
        {words}
      </p>
      <div className="mt-2 flex min-h-1.5 items-center">
        {saving && <ProgressLine fraction={saving.saved / saving.all} label={words} />}
      </div>
      <div className="mt-2 flex flex-wrap gap-2 [&>*]:flex-1">
        <Button look="quiet" className="px-2!" disabled={isIdle} onClick={onSave}>
          {copy.save}
        </Button>
        <Button look="quiet" className="px-2! text-danger!" disabled={isIdle} onClick={onDelete}>
          {copy.delete}
        </Button>
        <Button look="quiet" className="px-2!" disabled={saving !== undefined} onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
    </div>
  )
}
