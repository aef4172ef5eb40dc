import { classNames } from '@ever-after/ui'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { formatCost, formatDistance, formatSeconds } from '../format.ts'
import { likenessLimit, type TestItem } from '../model/test-run.ts'

/** Likeness, time and cost of one picture, and who drew it. */
export function Figures({ figures }: { figures: TestItem['figures'] }) {
  if (!figures) return <p className="text-fine text-soft-ink">{copy.notMeasured}</p>
  const { likeness, durationMs, costUsd, engine } = figures
  return (
    <dl className="grid gap-1 text-fine tabular-nums">
      <Figure label={copy.likeness}>
        {likeness.length === 0 ? copy.notMeasured : <Likeness likeness={likeness} />}
      </Figure>
      <Figure label={copy.time}>
        {durationMs === null ? copy.notMeasured : copy.seconds(formatSeconds(durationMs))}
      </Figure>
      <Figure label={copy.cost}>{formatCost(costUsd)}</Figure>
      <Figure label={copy.drawnBy}>
        <span className="break-words">{engine}</span>
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <dt className="text-soft-ink">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Likeness({ likeness }: { likeness: readonly number[] }) {
  const isSame = likeness.every((distance) => distance <= likenessLimit)
  const Icon = isSame ? Check : TriangleAlert
  return (
    <span className="flex items-center gap-1.5">
      <Icon
        role="img"
        aria-label={isSame ? copy.same : copy.different}
        strokeWidth={1.8}
        className={classNames('size-4', isSame ? 'text-success' : 'text-danger')}
      />
      {likeness.map(formatDistance).join(' · ')}
    </span>
  )
}
