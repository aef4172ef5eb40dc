import { Button, Dialog } from '@ever-after/ui'
import { copy } from '../copy.ts'

export function UnenhancedWarning({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <Dialog title={copy.warningTitle} description={copy.warning} onClose={onCancel}>
      <div className="mt-7 flex flex-col gap-2.5">
        <Button onClick={onConfirm}>{copy.warningConfirm}</Button>
        <Button look="quiet" onClick={onCancel}>
          {copy.warningCancel}
        </Button>
      </div>
    </Dialog>
  )
}
