import { type LedgerEntry, unitsOf } from '@ever-after/contract'
import { bucketNames, copy, kindNames, reasonNames } from '../copy.ts'

/** An entry of the ledger in an operator's words. */
export function describeEntry(entry: LedgerEntry): { reason: string; what: string; amount: string } {
  const { bucket, kind, reason, creation, productId } = entry
  const amount = unitsOf(entry)
  const about = creation ? (creation.name ?? copy.deletedCreation) : productId
  return {
    reason: about ? `${reasonNames[reason]}: ${about}` : reasonNames[reason],
    what: `${bucketNames[bucket]} · ${kindNames[kind]}`,
    amount: amount > 0 ? `+${amount}` : amount < 0 ? `\u2212${-amount}` : copy.nothing,
  }
}
