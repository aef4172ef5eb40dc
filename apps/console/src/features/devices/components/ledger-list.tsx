import { Button, LoadFailure, Skeleton } from '@ever-after/ui'
import { useDeviceLedger } from '../api/desk.ts'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'
import { describeEntry } from '../model/describe-entry.ts'
import { Card } from './card.tsx'
import { DeskTable } from './desk-table.tsx'

/** Where the changes of the device went, newest first. */
export function LedgerList({ id }: { id: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeviceLedger(id)
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Card heading={copy.ledger}>
      {entries === undefined && !isError && <Skeleton className="h-40 w-full" />}
      {isError && <LoadFailure words={copy.failed} retry={copy.tryAgain} onRetry={() => void refetch()} />}
      {entries?.length === 0 && <p className="text-copy text-soft-ink">{copy.ledgerEmpty}</p>}
      {entries && entries.length > 0 && (
        <DeskTable
          label={copy.ledger}
          columns={copy.ledgerColumns}
          rows={entries.map((entry) => ({
            key: entry.id,
            cells: {
              at: <span className="text-small">{formatTime(entry.at)}</span>,
              ...describeEntry(entry),
            },
          }))}
        />
      )}
      {hasNextPage && (
        <div className="mt-3 text-center">
          <Button
            look="quiet"
            size="compact"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {copy.ledgerOlder}
          </Button>
        </div>
      )}
    </Card>
  )
}
