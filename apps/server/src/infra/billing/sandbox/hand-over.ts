import { announceTransfer } from './announce.ts'
import { type Books, meet } from './books.ts'
import type { Purchase, Subscription } from './state.ts'

/** Gives everything of one store account to one app user, as RevenueCat does by default; answers who had it. */
export function handOver(books: Books, { accountId, to }: { accountId: string; to: string }): string[] {
  return move(books, { to, isMeant: (holding) => holding.accountId === accountId })
}

/** Gives everything that one app user holds to another. */
export function handOverFrom(books: Books, { from, to }: { from: string; to: string }): string[] {
  return move(books, { to, isMeant: (holding) => holding.appUserId === from })
}

function move(
  books: Books,
  { to, isMeant }: { to: string; isMeant: (holding: Subscription | Purchase) => boolean },
): string[] {
  meet(books, to)
  const { subscriptions, purchases } = books.state
  const moving = [...subscriptions, ...purchases].filter(
    (holding) => isMeant(holding) && holding.appUserId !== to,
  )
  const from = [...new Set(moving.map(({ appUserId }) => appUserId))]
  for (const holding of moving) holding.appUserId = to
  if (from.length) announceTransfer(books, { from, to })
  return from
}
