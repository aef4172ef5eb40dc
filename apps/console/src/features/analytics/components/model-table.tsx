import type { ProviderFigures } from '@ever-after/contract'
import { failureNameOf } from '#server-state'
import { copy } from '../copy.ts'
import { distanceOf, dollarsOf, partOf, pictureCostOf, secondsOf } from '../model/figures.ts'
import { FigureTable } from './figure-table.tsx'

/** One row for each model and kind of picture, with the reasons of what did not pass. */
export function ModelTable({ rows }: { rows: readonly ProviderFigures[] }) {
  return (
    <FigureTable
      label={copy.hosted.models}
      columns={copy.hosted.columns}
      words={['model']}
      rows={rows.map((row) => ({
        key: `${row.kind} ${row.provider} ${row.model}`,
        cells: {
          model: <Model {...row} />,
          attempts: copy.count(row.attempts),
          passed: <span className="whitespace-nowrap">{partOf(row.passed, row.attempts)}</span>,
          cost: dollarsOf(row.costUsd),
          each: pictureCostOf(row.usdPerPicture),
          p50: secondsOf(row.p50Ms),
          p95: secondsOf(row.p95Ms),
          likeness: distanceOf(row.likeness, 2),
          skin: distanceOf(row.skinDeltaE, 1),
        },
      }))}
    />
  )
}

function Model({ provider, model, kind, failures }: ProviderFigures) {
  const reasons = failures.map(({ code, count }) => `${failureNameOf(code)} ${copy.count(count)}`)
  return (
    <div className="min-w-36">
      <span className="break-words font-semibold">{model}</span>
      <span className="block text-fine text-soft-ink">
        {copy.hosted.drawer(copy.hosted.kinds[kind], provider)}
      </span>
      {reasons.length > 0 && (
        <span className="block text-fine text-soft-ink">{copy.hosted.failures(reasons.join(', '))}</span>
      )}
    </div>
  )
}
