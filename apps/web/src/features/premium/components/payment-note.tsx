import { type PurchaseHook, storeCopy } from '#store'
import { copy } from '../copy.ts'

/** What becomes of a payment that is open, and why both plans wait for it. */
export function PaymentNote({ purchase: { state, note } }: { purchase: PurchaseHook }) {
  const isPending = state === 'pending'
  const isAwaitingApproval = isPending && note === storeCopy.pending
  const { pendingMore, pendingRest, looking } = copy.offer.open
  return (
    <div role="status" className="mt-3 rounded-field bg-blush px-4 py-3 text-balance text-center text-copy">
      {isPending && <p className="font-semibold">{note}</p>}
      <p className="mt-0.5">
        {isAwaitingApproval ? `${pendingMore} ${pendingRest}` : isPending ? pendingRest : looking}
      </p>
    </div>
  )
}
