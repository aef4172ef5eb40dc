import type { Activity } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { secondsOf } from '../model/figures.ts'
import { ChartFrame, loadChart } from './chart-frame.tsx'
import { FigureTable } from './figure-table.tsx'

const CreationsChart = loadChart(async () => (await import('./day-charts.tsx')).CreationsChart)
const WaitingChart = loadChart(async () => (await import('./day-charts.tsx')).WaitingChart)

const shownAtFirst = 14

/** Pictures and waiting times of each day, as charts and as a table with the last day first. */
export function DayByDay({ days }: { days: Activity['days'] }) {
  const [isWhole, setWhole] = useState(false)
  if (days.every(({ completed, failed }) => completed + failed === 0))
    return <p className="text-copy text-soft-ink">{copy.activity.empty}</p>
  const latest = days.toReversed()
  const rows = isWhole ? latest : latest.slice(0, shownAtFirst)
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-6">
        <div className="min-w-0">
          <Legend
            items={[
              [copy.activity.completed, 'bg-sage'],
              [copy.activity.failed, 'bg-danger'],
            ]}
          />
          <ChartFrame>
            <CreationsChart days={days} />
          </ChartFrame>
        </div>
        <div className="min-w-0">
          <h3 className="text-copy">{copy.activity.waiting}</h3>
          <Legend
            items={[
              [copy.activity.p50, 'bg-rose'],
              [copy.activity.p95, 'bg-sage'],
            ]}
          />
          <ChartFrame>
            <WaitingChart days={days} />
          </ChartFrame>
        </div>
      </div>
      <div className="min-w-0">
        <FigureTable
          label={copy.activity.byDay}
          columns={copy.activity.columns}
          words={['day']}
          rows={rows.map(({ day, completed, failed, p50Ms, p95Ms }) => ({
            key: day,
            cells: {
              day: <span className="whitespace-nowrap tabular-nums">{day}</span>,
              completed: copy.count(completed),
              failed: copy.count(failed),
              p50: secondsOf(p50Ms),
              p95: secondsOf(p95Ms),
            },
          }))}
        />
        {rows.length < latest.length && (
          <Button look="link" size="compact" className="mt-1 text-small" onClick={() => setWhole(true)}>
            {copy.activity.more(latest.length - rows.length)}
          </Button>
        )}
      </div>
    </div>
  )
}

function Legend({ items }: { items: readonly (readonly [label: string, look: string])[] }) {
  return (
    <p aria-hidden="true" className="mb-1 flex flex-wrap gap-x-5 text-fine text-soft-ink">
      {items.map(([label, look]) => (
        <span key={label} className="flex items-center gap-1.5">
          <span className={classNames('size-2.5 rounded-full', look)} />
          {label}
        </span>
      ))}
    </p>
  )
}
