import type { StyleAnalytics } from '@ever-after/contract'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { percentOf } from '../model/figures.ts'

const { heading, unrated, ...labels } = copy.cards

/** The four figures at the head of the tab. */
export function HeadlineCards({ cards }: { cards: StyleAnalytics['cards'] }) {
  const { totalStyles, totalRatings, averageRating, creations7Days } = cards
  return (
    <dl aria-label={heading} className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Card label={labels.totalStyles}>{copy.count(totalStyles)}</Card>
      <Card label={labels.totalRatings}>{copy.count(totalRatings)}</Card>
      <Card label={labels.averageRating}>
        {averageRating === null ? (
          <span className="font-sans text-copy text-soft-ink">{unrated}</span>
        ) : (
          percentOf(averageRating)
        )}
      </Card>
      <Card label={labels.creations7Days}>{copy.count(creations7Days)}</Card>
    </dl>
  )
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-field border border-line bg-card px-5 py-4">
      <dt className="text-fine text-soft-ink">{label}</dt>
      <dd className="mt-1 font-display text-headline tabular-nums">{children}</dd>
    </div>
  )
}
