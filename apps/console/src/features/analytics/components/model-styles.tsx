import type { ProviderStyleFigures } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { distanceOf, dollarsOf, partOf, pictureCostOf, secondsOf } from '../model/figures.ts'
import { FigureTable } from './figure-table.tsx'

const shownAtFirst = 10

/** One row for each style or dress and each model that was asked for it; those that cost most come first. */
export function ModelStyles({ rows }: { rows: readonly ProviderStyleFigures[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  return (
    <div>
      <h3 className="mb-1 text-copy">{copy.hosted.styles}</h3>
      <FigureTable
        label={copy.hosted.styles}
        columns={copy.hosted.styleColumns}
        words={['style']}
        rows={shown.map((row) => ({
          key: `${row.label} ${row.kind} ${row.provider} ${row.model}`,
          cells: {
            style: (
              <div className="min-w-44">
                <span className="font-semibold">{row.name}</span>
                <span className="block break-words text-fine text-soft-ink">
                  {copy.hosted.link(row.provider, row.model)}
                </span>
              </div>
            ),
            attempts: copy.count(row.attempts),
            passed: <span className="whitespace-nowrap">{partOf(row.passed, row.attempts)}</span>,
            cost: dollarsOf(row.costUsd),
            each: pictureCostOf(row.usdPerPicture),
            p50: secondsOf(row.p50Ms),
            likeness: distanceOf(row.likeness, 2),
          },
        }))}
      />
      {shown.length < rows.length && (
        <Button look="link" size="compact" className="mt-1 text-small" onClick={() => setWhole(true)}>
          {copy.hosted.more(rows.length - shown.length)}
        </Button>
      )}
    </div>
  )
}
