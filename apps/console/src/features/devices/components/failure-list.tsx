import { type DeskFailure, limits } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { failureNameOf } from '#server-state'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'
import { Card } from './card.tsx'
import { DeskTable } from './desk-table.tsx'

interface FailureListProps {
  failures: readonly DeskFailure[]
  onGive: (creationId: string) => void
}

/** Pictures that failed; for each of them changes can be given once. */
export function FailureList({ failures, onGive }: FailureListProps) {
  if (failures.length === 0)
    return (
      <Card heading={copy.failures}>
        <p className="text-copy text-soft-ink">{copy.noFailures}</p>
      </Card>
    )
  return (
    <Card heading={copy.failures}>
      <DeskTable
        label={copy.failures}
        columns={copy.failureColumns}
        rows={failures.map(({ creationId, name, at, errorCode, isGranted }) => ({
          key: creationId,
          cells: {
            name,
            at: <span className="text-small">{formatTime(at)}</span>,
            why: errorCode ? failureNameOf(errorCode) : copy.unknownReason,
            actions: isGranted ? (
              <span className="inline-flex min-h-11 items-center text-success">{copy.given}</span>
            ) : (
              <Button
                look="quiet"
                size="compact"
                className="whitespace-nowrap text-small"
                aria-label={copy.giveFor(limits.supportGrantChanges, name)}
                onClick={() => onGive(creationId)}
              >
                {copy.give(limits.supportGrantChanges)}
              </Button>
            ),
          },
        }))}
      />
    </Card>
  )
}
