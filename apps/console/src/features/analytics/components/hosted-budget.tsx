import type { ProviderAnalytics } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { dollarsOf } from '../model/figures.ts'

/** From this share on, today's pictures may soon be the studio's alone. */
const nearlySpent = 0.9

/** Who is asked for which kind of picture, and what today has cost so far. */
export function HostedBudget({ analytics: { today, chains } }: { analytics: ProviderAnalytics }) {
  const { spentUsd, budgetUsd, budgetUsdPerStyle } = today
  const isNearlySpent = budgetUsd !== null && spentUsd >= budgetUsd * nearlySpent
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-4">
      <Fact name={copy.hosted.today}>
        <span className={classNames('tabular-nums', isNearlySpent && 'font-semibold text-danger')}>
          {budgetUsd === null
            ? copy.hosted.spent(dollarsOf(spentUsd))
            : copy.hosted.spentOf(dollarsOf(spentUsd), dollarsOf(budgetUsd))}
        </span>
        {isNearlySpent && <span className="block text-fine text-danger">{copy.hosted.nearlySpent}</span>}
        {budgetUsdPerStyle !== null && (
          <span className="block text-fine text-soft-ink">
            {copy.hosted.perStyle(dollarsOf(budgetUsdPerStyle))}
          </span>
        )}
      </Fact>
      {chains.map(({ kind, links }) => (
        <Fact key={kind} name={copy.hosted.kinds[kind]}>
          {links.map((link, index) => (
            <span key={link} className="block break-words">
              {copy.hosted.place(index + 1, link)}
            </span>
          ))}
        </Fact>
      ))}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-soft-ink">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
