import type { LedgerEntry } from '@ever-after/contract'
import { dayInWords } from '#platform/day-in-words.ts'
import { copy } from './copy.ts'
import type { Outcome } from './words-of.ts'

export interface Line {
  entry: LedgerEntry
  outcome: Outcome
}

export interface Day {
  heading: string
  lines: Line[]
}

/**
 * The lines that a person reads: the end of a creation is told on the line where its unit went, and stands alone only when
 * the unit came back. Entries come newest first, so that an end is always known before its beginning.
 */
export function linesOf(entries: readonly LedgerEntry[]): Line[] {
  const ends = new Map<string, Outcome>()
  for (const { kind, creation } of entries) {
    if (creation && kind === 'commit') ends.set(creation.id, 'made')
    if (creation && kind === 'return') ends.set(creation.id, 'failed')
  }
  return entries
    .filter(({ kind }) => kind !== 'commit')
    .map((entry) => ({ entry, outcome: ends.get(entry.creation?.id ?? '') ?? 'running' }))
}

/** Lines by the device's local day, in the order they came. */
export function groupByDay(lines: readonly Line[], now: Date): Day[] {
  const days = Map.groupBy(lines, ({ entry }) => new Date(entry.at).toDateString())
  return [...days].map(([day, dayLines]) => ({ heading: headingOf(new Date(day), now), lines: dayLines }))
}

function headingOf(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return copy.today
  if (day.toDateString() === yesterday.toDateString()) return copy.yesterday
  return dayInWords(day, now)
}
