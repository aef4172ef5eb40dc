import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'

/** Says that the list of own dresses is not there; the catalogue serves on. */
export function OwnFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 px-2 text-small text-soft-ink">
      <p>{copy.ownFailed}</p>
      <Button look="link" className="px-0" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
