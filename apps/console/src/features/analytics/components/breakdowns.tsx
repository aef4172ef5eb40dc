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
      <Reasons words={copy.failures} counts={failures} />
      <Reasons words={copy.refusals} counts={refusedPhotos} />
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

interface ReasonsProps {
  words: { heading: string; note?: string; empty: string; columns: { reason: string; count: string } }
  counts: Activity['failures']
}

function Reasons({ words: { heading, note, empty, columns }, counts }: ReasonsProps) {
  return (
    <Section heading={heading} note={note}>
      {counts.length === 0 ? (
        <p className="text-copy text-soft-ink">{empty}</p>
      ) : (
        <FigureTable
          label={heading}
          columns={columns}
          words={['reason']}
          rows={counts.map(({ code, count }) => ({
            key: code,
            cells: { reason: failureNameOf(code), count: copy.count(count) },
          }))}
        />
      )}
    </Section>
  )
}
