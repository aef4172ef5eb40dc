import type { Release } from '@ever-after/contract'
import { Button, Dialog, Skeleton } from '@ever-after/ui'
import { useMemo, useState } from 'react'
import { tell } from '#messages'
import { putOnTop } from '../api/publications.ts'
import { useReleaseDocument } from '../api/releases.ts'
import { copy } from '../copy.ts'
import { type Content, describeDiff } from '../describe-diff.ts'
import { sendConfirmed } from '../send-confirmed.ts'
import { DiffView } from './diff-view.tsx'

/** What a document holds now. */
export interface CurrentContent {
  document: Content
  version: string
  /** It is loaded, and every change of it is saved. */
  isSettled: boolean
  reload: () => Promise<void>
}

interface RestoreDialogProps {
  release: Release
  current: CurrentContent
  onClose: () => void
}

/** Shows what a restore would change, and does it. */
export function RestoreDialog({ release, current, onClose }: RestoreDialogProps) {
  const { data } = useReleaseDocument(release.id)
  const [isBusy, setBusy] = useState(false)
  const diff = useMemo(() => data && describeDiff(current.document, data.document), [data, current.document])
  const restore = async () => {
    setBusy(true)
    const outcome = await sendConfirmed((options) =>
      putOnTop({ id: release.id, baseVersion: current.version, ...options }),
    )
    await current.reload()
    setBusy(false)
    if (outcome === 'conflict') tell(copy.conflict)
    if (outcome !== 'done') return
    tell(copy.restored(release.number))
    onClose()
  }
  return (
    <Dialog
      shape="wide"
      title={copy.restoreTitle(release.number)}
      description={copy.restoreNote}
      onClose={onClose}
    >
      {diff ? <DiffView diff={diff} /> : <Skeleton className="mt-5 h-24 w-full" />}
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex justify-end gap-3 border-line border-t bg-card px-6 py-4">
        <Button look="quiet" size="compact" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          size="compact"
          disabled={!diff || diff.isEmpty || !current.isSettled || isBusy}
          onClick={() => void restore()}
        >
          {copy.restore}
        </Button>
      </div>
    </Dialog>
  )
}
