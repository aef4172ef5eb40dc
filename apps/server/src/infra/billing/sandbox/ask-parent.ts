import type { Books } from './books.ts'
import { buy, type SoldOrder, type StoreTransaction } from './buy.ts'
import type { PendingPurchase } from './state.ts'
import { StoreRefusal } from './store-refusal.ts'

/** Puts an order off until somebody else approves it; the same order waits once. */
export function askParent({ state, random }: Books, order: SoldOrder): PendingPurchase {
  const waiting = state.pending.find(
    ({ accountId, productId }) => accountId === order.accountId && productId === order.productId,
  )
  if (waiting) return waiting
  const pending = { ...order, pendingId: random.uuid() }
  state.pending.push(pending)
  return pending
}

/** One order that waits, or all of one person. */
export type WaitingOrders = { pendingId: string } | { appUserId: string }

/** Buys what was waiting. */
export function approve(books: Books, which: WaitingOrders): StoreTransaction[] {
  return takeOut(books, which).map((order) => buy(books, order))
}

/** Forgets what was waiting; nothing is charged. */
export function decline(books: Books, which: WaitingOrders): void {
  takeOut(books, which)
}

function takeOut({ state }: Books, which: WaitingOrders): PendingPurchase[] {
  const isMeant = (pending: PendingPurchase) =>
    'pendingId' in which ? pending.pendingId === which.pendingId : pending.appUserId === which.appUserId
  const taken = state.pending.filter(isMeant)
  if (!taken.length) throw new StoreRefusal('unknown_pending')
  state.pending = state.pending.filter((pending) => !taken.includes(pending))
  return taken
}
