import type { DeletionReceipt } from '@ever-after/contract'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'
import { Card } from './card.tsx'
import { FactList } from './fact-list.tsx'

interface ReceiptProps {
  reference: string
  receipt: DeletionReceipt
}

/** What went when a request for deletion was honoured. */
export function Receipt({ reference, receipt }: ReceiptProps) {
  const { deletedAt, photos, uploads, portraits, dresses, creations, ratings } = receipt
  return (
    <div role="status">
      <Card heading={copy.receiptTitle(reference)}>
        <p className="mb-3 text-copy text-soft-ink">{copy.receiptNote}</p>
        <FactList
          facts={[
            [copy.receipt.deletedAt, formatTime(deletedAt)],
            [copy.receipt.photos, photos],
            [copy.receipt.uploads, uploads],
            [copy.receipt.portraits, portraits],
            [copy.receipt.dresses, dresses],
            [copy.receipt.creations, creations],
            [copy.receipt.ratings, ratings],
          ]}
        />
      </Card>
    </div>
  )
}
