import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useArchive } from '#documents'
import { copy } from '../copy.ts'
import { ArchiveContent } from './archive-content.tsx'

/** Everything that was archived, and what becomes of it. */
export function ArchivePage() {
  const { status, entries, reload } = useArchive()
  const again = (
    <Button look="quiet" size="compact" onClick={() => void reload()}>
      {status === 'failed' ? copy.tryAgain : copy.refresh}
    </Button>
  )
  return (
    <div className="mx-auto grid max-w-[1200px] gap-5">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{copy.title}</h1>
        {status === 'ready' && again}
      </header>
      {status === 'loading' && <ArchiveSkeleton />}
      {status === 'failed' && entries.length === 0 && (
        <Notice isAlert title={copy.failedTitle} action={again}>
          {copy.failed}
        </Notice>
      )}
      {status === 'failed' && entries.length > 0 && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-line bg-card px-4 py-2 text-copy"
        >
          <p>{copy.old}</p>
          {again}
        </div>
      )}
      {status === 'ready' && entries.length === 0 && <Notice title={copy.empty}>{copy.emptyNote}</Notice>}
      {status !== 'loading' && entries.length > 0 && <ArchiveContent entries={entries} />}
    </div>
  )
}

function ArchiveSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <div className="grid grid-cols-3 gap-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-20 w-full" />
        ))}
      </div>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </>
  )
}
