import { type Day, groupByDay, type Line } from '../model.ts'
import { LedgerLine } from './ledger-line.tsx'

/** The lines under the day they belong to. */
export function LedgerDays({ lines, now }: { lines: readonly Line[]; now: Date }) {
  return groupByDay(lines, now).map((day) => <LedgerDay key={day.heading} day={day} />)
}

function LedgerDay({ day: { heading, lines } }: { day: Day }) {
  return (
    <section aria-label={heading} className="mt-7">
      <h2 className="rule-after flex items-center gap-3 text-title">{heading}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card px-4">
        {lines.map((line) => (
          <LedgerLine key={line.entry.id} line={line} />
        ))}
      </ul>
    </section>
  )
}
