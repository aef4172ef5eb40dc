import type { Activity } from '@ever-after/contract'
import { failureNameOf } from '#server-state'
import { copy } from '../copy.ts'
import { partOf } from '../model/figures.ts'
import { FigureTable } from './figure-table.tsx'
import { Section } from './section.tsx'

/** The pictures of the time by kind, why some failed, why photos were refused, and how people found the app. */
export function Breakdowns({ activity }: { activity: Activity }) {
  const { kinds, failures, refusedPhotos, discovery } = activity
  const answers = discovery.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Section heading={copy.kinds.heading}>
        <FigureTable
          label={copy.kinds.heading}
          columns={copy.kinds.columns}
          words={['kind']}
          rows={kinds.map(({ kind, completed, failed }) => ({
            key: kind,
            cells: {
              kind: copy.kinds.names[kind],
              completed: copy.count(completed),
              failed: copy.count(failed),
              share: partOf(failed, completed + failed),
            },
          }))}
        />
      </Section>
      <Section heading={copy.failures.heading}>
        {failures.length === 0 ? (
          <p className="text-copy text-soft-ink">{copy.failures.empty}</p>
        ) : (
          <FigureTable
            label={copy.failures.heading}
            columns={copy.failures.columns}
            words={['reason']}
            rows={failures.map(({ code, count }) => ({
              key: code,
              cells: { reason: failureNameOf(code), pictures: copy.count(count) },
            }))}
          />
        )}
      </Section>
      <Section heading={copy.refusals.heading} note={copy.refusals.note}>
        {refusedPhotos.length === 0 ? (
          <p className="text-copy text-soft-ink">{copy.refusals.empty}</p>
        ) : (
          <FigureTable
            label={copy.refusals.heading}
            columns={copy.refusals.columns}
            words={['reason']}
            rows={refusedPhotos.map(({ code, count }) => ({
              key: code,
              cells: { reason: failureNameOf(code), photos: copy.count(count) },
            }))}
          />
        )}
      </Section>
      <Section heading={copy.discovery.heading}>
        {discovery.length === 0 ? (
          <p className="text-copy text-soft-ink">{copy.discovery.empty}</p>
        ) : (
          <FigureTable
            label={copy.discovery.heading}
            columns={copy.discovery.columns}
            words={['source']}
            rows={discovery.map(({ source, count }) => ({
              key: source,
              cells: { source, answers: copy.count(count), share: partOf(count, answers) },
            }))}
          />
        )}
      </Section>
    </div>
  )
}
