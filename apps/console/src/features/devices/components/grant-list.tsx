import type { DeskDeviceReply } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'
import { Card } from './card.tsx'
import { DeskTable } from './desk-table.tsx'

interface GrantListProps {
  grants: DeskDeviceReply['grants']
  onGive: () => void
}

/** What support gave to the device, and why. */
export function GrantList({ grants, onGive }: GrantListProps) {
  const give = (
    <Button look="quiet" size="compact" className="text-small" onClick={onGive}>
      {copy.giveOther}
    </Button>
  )
  return (
    <Card heading={copy.grants} tools={give}>
      {grants.length === 0 ? (
        <p className="text-copy text-soft-ink">{copy.noGrants}</p>
      ) : (
        <DeskTable
          label={copy.grants}
          columns={copy.grantColumns}
          rows={grants.map(({ at, failure, note, amount }) => ({
            key: `${at} ${failure}`,
            cells: {
              at: <span className="text-small">{formatTime(at)}</span>,
              failure: <span className="break-all text-small">{failure}</span>,
              note,
              amount: `+${amount}`,
            },
          }))}
        />
      )}
    </Card>
  )
}
