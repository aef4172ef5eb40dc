import { Button, Notice, Skeleton } from '@ever-after/ui'
import { useActions } from '../api/actions.ts'
import { copy } from '../copy.ts'
import { ActionTable } from './action-table.tsx'

/** Who did what and when, as the server wrote it down. */
export function RecordPage() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useActions()
  const actions = data?.pages.flatMap((page) => page.actions)
  return (
    <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <div className="flex-1">
          <h1 className="text-title">{copy.title}</h1>
          <p className="mt-1 text-copy text-soft-ink">{copy.intro}</p>
        </div>
        <Button look="quiet" size="compact" disabled={isFetching} onClick={() => void refetch()}>
          {copy.refresh}
        </Button>
      </header>
      <div className="rounded-field border border-line bg-card">
        {actions ? (
          <>
            {actions.length === 0 ? (
              <Notice title={copy.empty}>{copy.emptyNote}</Notice>
            ) : (
              <ActionTable actions={actions} />
            )}
            {hasNextPage && (
              <div className="p-4 text-center">
                <Button
                  look="quiet"
                  size="compact"
                  disabled={isFetching}
                  onClick={() => void fetchNextPage()}
                >
                  {copy.more}
                </Button>
              </div>
            )}
          </>
        ) : isError ? (
          <Notice
            isAlert
            title={copy.failed}
            action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
          />
        ) : (
          <div className="grid gap-3 p-4">
            <p role="status" className="sr-only">
              {copy.loading}
            </p>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-9 w-full" />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
