import type { DeletionReceipt as Receipt } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { dayInWords, timeInWords } from '#platform/day-in-words.ts'
import { deletionCopy as copy } from '../copy.ts'

interface DeletionReceiptProps {
  /** Null when an earlier request had deleted everything already. */
  receipt: Receipt | null
  /** The subscription that goes on. */
  plan?: string
  onStartAnew: () => void
}

const lines = ['photos', 'uploads', 'portraits', 'dresses', 'creations', 'ratings'] as const

/** What went, and when; the only way on is the beginning. */
export function DeletionReceipt({ receipt, plan, onStartAnew }: DeletionReceiptProps) {
  return (
    <Dialog
      title={copy.doneTitle}
      description={
        receipt ? copy.doneAt(dayInWords(receipt.deletedAt), timeInWords(receipt.deletedAt)) : copy.doneBefore
      }
    >
      {receipt && (
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {lines.map((line) => (
            <div key={line} className="flex min-h-11 items-center justify-between gap-4 py-2">
              <dt className="text-soft-ink">{copy.receipt[line]}</dt>
              <dd className="font-serif text-[1.25rem] tabular-nums">{receipt[line]}</dd>
            </div>
          ))}
        </dl>
      )}
      {plan && <p className="mt-4 text-copy text-soft-ink leading-relaxed">{copy.stillSubscribed(plan)}</p>}
      <Button className="mt-7 w-full" onClick={onStartAnew}>
        {copy.startAnew}
      </Button>
    </Dialog>
  )
}
