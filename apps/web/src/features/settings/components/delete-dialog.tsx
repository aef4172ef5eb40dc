import { Button, Dialog } from '@ever-after/ui'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { forgetDevice } from '#session'
import { useManageSubscription } from '#store'
import { deleteData } from '../api/delete-data.ts'
import { deletionCopy as copy, copy as words } from '../copy.ts'
import { usePlanName } from '../use-plan-name.ts'
import { DeletionReceipt } from './deletion-receipt.tsx'

interface DeleteDialogProps {
  onClose: () => void
  onStoreFailed: () => void
  onStartAnew: () => void
}

/** Names what goes, waits for a second deliberate act, and afterwards shows what went. */
export function DeleteDialog({ onClose, onStoreFailed, onStartAnew }: DeleteDialogProps) {
  const [isSure, setSure] = useState(false)
  const plan = usePlanName()
  const manage = useManageSubscription({ onFailed: onStoreFailed })
  const { mutate, data, variables, isPending, isSuccess, isError } = useMutation({
    /** Knows the plan, which nothing here remembers afterwards. */
    mutationFn: (_plan: string | undefined) => deleteData(),
    // The token opens nothing any more; what is still on the device goes at once, whatever the person does next.
    onSuccess: forgetDevice,
  })
  if (isSuccess) return <DeletionReceipt receipt={data} plan={variables} onStartAnew={onStartAnew} />
  return (
    <Dialog title={copy.title} description={copy.lead} onClose={isPending ? undefined : onClose}>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-copy leading-relaxed marker:text-champagne">
        {copy.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="mt-3 text-copy text-soft-ink leading-relaxed">{copy.device}</p>
      {plan && (
        <div className="mt-3 rounded-field border border-line bg-paper px-4 pt-3 pb-0.5">
          <p className="text-copy leading-relaxed">{copy.subscription(plan)}</p>
          {manage && (
            <Button look="link" className="px-0!" disabled={isPending} onClick={manage}>
              {words.subscription.manage}
            </Button>
          )}
        </div>
      )}
      <label className="mt-4 flex min-h-12 cursor-pointer items-center gap-3.5 text-copy">
        <input
          type="checkbox"
          checked={isSure}
          disabled={isPending}
          onChange={(event) => setSure(event.target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="flex size-6 shrink-0 items-center justify-center rounded-[7px] border border-soft-ink text-on-danger peer-checked:border-danger peer-checked:bg-danger peer-focus-visible:outline-2 peer-focus-visible:outline-rose peer-focus-visible:outline-offset-2"
        >
          {isSure && <Check className="size-4" strokeWidth={3} />}
        </span>
        {copy.confirm}
      </label>
      <p role="alert" className="text-copy text-danger">
        {isError && !isPending && copy.failed}
      </p>
      <div className="mt-4 flex flex-col gap-1">
        <Button look="danger" disabled={!isSure || isPending} onClick={() => mutate(plan)}>
          {isPending ? copy.deleting : copy.delete}
        </Button>
        <Button look="link" disabled={isPending} onClick={onClose}>
          {copy.keep}
        </Button>
      </div>
    </Dialog>
  )
}
