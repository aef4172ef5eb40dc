import { brand } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useSyncExternalStore } from 'react'
import { sandboxSubscription } from '#platform/sandbox/sheet.ts'
import { copy } from './copy.ts'

/** Stands in for a real store's page of subscriptions. */
export function SandboxSubscription() {
  const asked = useSyncExternalStore(sandboxSubscription.subscribe, sandboxSubscription.current)
  if (!asked) return null
  const { answer } = asked
  return (
    <Dialog
      title={copy.subscriptions}
      description={`${brand.name} · ${copy.store}`}
      onClose={() => answer('keep')}
    >
      <p className="mt-5 text-balance text-soft-ink">{copy.ending}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        <Button onClick={() => answer('keep')}>{copy.keep}</Button>
        <Button look="quiet" onClick={() => answer('end')}>
          {copy.end}
        </Button>
      </div>
    </Dialog>
  )
}
