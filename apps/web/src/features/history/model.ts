import type { HistoryItem } from '@ever-after/contract'
import { dayInWords } from '#platform/day-in-words.ts'
import type { CreationKind } from '#session'
import { copy } from './copy.ts'

/** One line of the history, told in the same words for every kind. */
export interface Item extends HistoryItem {
  kind: CreationKind
  /** What a person calls it: the style, the dress or the colour. */
  name: string
  /** Of a wedding picture. */
  isStarred?: boolean
  /** Among the pictures of its change. */
  place?: { number: number; all: number }
}

export interface Day {
  heading: string
  items: Item[]
}

/** Items that belong on the grid: finished pictures and those in the making; failed ones are left out. */
export function shownItems(items: readonly Item[]): Item[] {
  return items.filter(
    ({ status, resultUrl }) => status !== 'failed' && (status !== 'completed' || resultUrl !== null),
  )
}

export function isFinished({ status }: Pick<Item, 'status'>): boolean {
  return status === 'completed'
}

/** Items by the device's local day, newest first. */
export function groupByDay(items: readonly Item[], now: Date): Day[] {
  const newestFirst = [...items].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const days = Map.groupBy(newestFirst, ({ createdAt }) => new Date(createdAt).toDateString())
  return [...days].map(([day, dayItems]) => ({ heading: headingOf(new Date(day), now), items: dayItems }))
}

function headingOf(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return copy.today
  if (day.toDateString() === yesterday.toDateString()) return copy.yesterday
  return dayInWords(day, now)
}

/** The selection with one item added or taken out. */
export function toggled(selection: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}
