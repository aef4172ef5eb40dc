import type { SubscriptionStatus } from '@ever-after/contract'
import { balanceOf } from '../balance-of.ts'
import { copy } from '../copy.ts'

/** What is left, one line for each kind. */
export function BalanceList({ status }: { status: SubscriptionStatus }) {
  return (
    <dl aria-label={copy.left} className="divide-y divide-line">
      {balanceOf(status).map(({ name, left }) => (
        <div key={name} className="flex min-h-11 items-baseline justify-between gap-4 py-2.5">
          <dt className="text-soft-ink">{name}</dt>
          <dd className="font-serif text-[1.25rem] tabular-nums">{left}</dd>
        </div>
      ))}
    </dl>
  )
}
