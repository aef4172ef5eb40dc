import { Button, Dialog } from '@ever-after/ui'
import { copy } from './copy.ts'

/** Says that no change is left. */
export function LimitSheet({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <Dialog title={reason} description={copy.limitDetail} onClose={onClose}>
      <Button className="mt-7 w-full" onClick={onClose}>
        {copy.close}
      </Button>
    </Dialog>
  )
}
