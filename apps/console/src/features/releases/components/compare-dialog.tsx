import { Dialog, LoadFailure, Skeleton } from '@ever-after/ui'
import { useMemo } from 'react'
import { useReleaseDocument } from '../api/releases.ts'
import { copy } from '../copy.ts'
import { describeDiff } from '../describe-diff.ts'
import { DiffView } from './diff-view.tsx'

interface CompareDialogProps {
  /** The older one first. */
  ids: readonly [string, string]
  title: string
  onClose: () => void
}

/** What lies between two releases. */
export function CompareDialog({ ids, title, onClose }: CompareDialogProps) {
  const older = useReleaseDocument(ids[0])
  const newer = useReleaseDocument(ids[1])
  const diff = useMemo(
    () => older.data && newer.data && describeDiff(older.data.document, newer.data.document),
    [older.data, newer.data],
  )
  const again = () => void Promise.all([older.refetch(), newer.refetch()])
  return (
    <Dialog shape="wide" title={title} onClose={onClose} closeLabel={copy.close}>
      {diff ? (
        <DiffView diff={diff} />
      ) : older.isError || newer.isError ? (
        <LoadFailure words={copy.failed} retry={copy.tryAgain} onRetry={again} className="mt-5" />
      ) : (
        <div className="mt-5 grid gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Dialog>
  )
}
