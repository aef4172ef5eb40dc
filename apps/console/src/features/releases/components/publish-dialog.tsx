import { Button, Dialog, Skeleton } from '@ever-after/ui'
import { useMemo, useState } from 'react'
import { type CatalogueDocument, forgetCachedLiveStyles } from '#documents'
import { tell } from '#messages'
import { refreshDraftBase } from '../api/draft-base.ts'
import { publish } from '../api/publications.ts'
import { copy } from '../copy.ts'
import { describeDiff } from '../describe-diff.ts'
import { sendConfirmed } from '../send-confirmed.ts'
import { usePublicationPlan } from '../use-publication-plan.ts'
import { DiffView } from './diff-view.tsx'
import { OpenChoices } from './open-choices.tsx'

interface PublishDialogProps {
  live: CatalogueDocument
  draft: CatalogueDocument
  onClose: () => void
}

/** Shows what publishing the draft would change for couples, and does it. */
export function PublishDialog({ live, draft, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const plan = usePublicationPlan({ live, draft })
  const diff = useMemo(
    () => plan.status === 'ready' && describeDiff(live.document, plan.merged),
    [live.document, plan.status, plan.merged],
  )
  const isSettled = !draft.unsaved && !live.unsaved && plan.openChoices === 0
  const send = async () => {
    setBusy(true)
    const { choices } = plan
    const outcome = await sendConfirmed((options) =>
      publish({
        draftVersion: draft.version,
        baseVersion: live.version,
        ...(choices && { choices }),
        ...options,
      }),
    )
    await Promise.all([live.reload(), draft.reload()])
    setBusy(false)
    if (outcome === 'conflict') {
      tell(copy.conflict)
      await refreshDraftBase()
    }
    if (outcome !== 'done') return
    forgetCachedLiveStyles()
    tell(copy.published)
    onClose()
  }
  // The choice between both sides has a dialog of its own.
  if (draft.conflict) return null
  return (
    <Dialog
      shape="wide"
      title={copy.publishQuestion}
      description={plan.isMerge ? copy.publishKeeps : copy.publishNote}
      onClose={onClose}
    >
      <OpenChoices plan={plan} />
      {diff && <DiffView diff={diff} />}
      {plan.status === 'loading' && <Skeleton className="mt-5 h-24 w-full" />}
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-card px-6 py-4">
        <p role="status" className="mr-auto text-fine text-soft-ink">
          {draft.unsaved && copy.draftUnsaved}
        </p>
        <Button look="quiet" size="compact" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          size="compact"
          disabled={!diff || diff.isEmpty || !isSettled || isBusy}
          onClick={() => void send()}
        >
          {copy.publishNow}
        </Button>
      </div>
    </Dialog>
  )
}
