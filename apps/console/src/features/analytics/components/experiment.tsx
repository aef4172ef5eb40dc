import type { Activity } from '@ever-after/contract'
import { TriangleAlert } from 'lucide-react'
import { copy } from '../copy.ts'
import { probabilityOf, shareOf } from '../model/figures.ts'
import { FigureTable } from './figure-table.tsx'

/** How the groups of the price test do, and an alarm when they are not split as they should be. */
export function Experiment({ experiment }: { experiment: Activity['experiment'] }) {
  const { groups, sampleRatioP: p, isSampleRatioAlarm } = experiment
  if (p === null) return <p className="text-copy text-soft-ink">{copy.experiment.empty}</p>
  return (
    <div className="grid gap-3">
      {isSampleRatioAlarm ? (
        <div role="alert" className="flex gap-3 rounded-field border border-danger px-4 py-3">
          <TriangleAlert
            aria-hidden="true"
            strokeWidth={1.6}
            className="mt-0.5 size-5 shrink-0 text-danger"
          />
          <div>
            <h3 className="font-sans font-semibold text-copy text-danger">{copy.experiment.alarm}</h3>
            <p className="text-small">{copy.experiment.alarmNote(probabilityOf(p))}</p>
          </div>
        </div>
      ) : (
        <p className="text-small text-soft-ink">{copy.experiment.fair(probabilityOf(p))}</p>
      )}
      <FigureTable
        label={copy.experiment.heading}
        columns={copy.experiment.columns}
        words={['group']}
        rows={groups.map(({ group, devices, exposures, conversions, rate }) => ({
          key: group,
          cells: {
            group: copy.experiment.groups[group],
            devices: copy.count(devices),
            exposures: copy.count(exposures),
            conversions: copy.count(conversions),
            rate: shareOf(rate),
          },
        }))}
      />
    </div>
  )
}
