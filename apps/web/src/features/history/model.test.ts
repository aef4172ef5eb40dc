import { expect, onTestFinished, test, vi } from 'vitest'
import { groupByDay, type Item, shownItems, toggled } from './model.ts'

const item = (id: string, createdAt: Date, rest: Partial<Item> = {}): Item => ({
  id,
  createdAt: createdAt.toISOString(),
  kind: 'style',
  name: 'S',
  status: 'completed',
  resultUrl: '/r',
  thumbUrl: '/t',
  ...rest,
})

const now = new Date(2026, 5, 15, 12)

test('items stand under Today, Yesterday or the date, newest first', { tags: ['HIST-03', 'HIST-04'] }, () => {
  const days = groupByDay(
    [
      item('old', new Date(2026, 5, 1, 9)),
      item('last year', new Date(2025, 11, 31, 9)),
      item('late', new Date(2026, 5, 14, 23, 59)),
      item('first', new Date(2026, 5, 15, 0, 1)),
      item('second', new Date(2026, 5, 15, 11)),
    ],
    now,
  )
  expect(days.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Today', ['second', 'first']],
    ['Yesterday', ['late']],
    ['1 June', ['old']],
    ['31 December 2025', ['last year']],
  ])
})

test('the last day of a month is Yesterday on the first of the next', { tags: ['HIST-04'] }, () => {
  const days = groupByDay([item('late', new Date(2026, 4, 31, 9))], new Date(2026, 5, 1, 12))
  expect(days.map(({ heading }) => heading)).toEqual(['Yesterday'])
})

test('the day of a picture is that of the device’s own zone', { tags: ['HIST-03', 'HIST-04', 'A53'] }, () => {
  standAhead(9)
  const days = groupByDay(
    [item('past midnight', new Date(2026, 5, 14, 16)), item('before midnight', new Date(2026, 5, 14, 14))],
    new Date(2026, 5, 15, 3),
  )
  expect(days.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Today', ['past midnight']],
    ['Yesterday', ['before midnight']],
  ])
})

/** Puts the device this many hours ahead of the zone of the machine, whichever that is. */
function standAhead(hours: number): void {
  onTestFinished(() => void vi.restoreAllMocks())
  for (const name of ['getFullYear', 'getMonth', 'getDate', 'toDateString'] as const) {
    const real: () => unknown = Date.prototype[name]
    const ahead = function (this: Date) {
      return real.call(new Date(this.getTime() + hours * 3_600_000))
    }
    vi.spyOn(Date.prototype, name as 'getDate').mockImplementation(ahead as () => number)
  }
}

test('failed pictures are not shown and running ones are', () => {
  const items = [
    item('done', now),
    item('failed', now, { status: 'failed', resultUrl: null }),
    item('running', now, { status: 'processing', resultUrl: null }),
    item('gone', now, { resultUrl: null }),
  ]
  expect(shownItems(items).map(({ id }) => id)).toEqual(['done', 'running'])
})

test('a tap in selection adds an item and another takes it out', { tags: ['HIST-10'] }, () => {
  const one = toggled(new Set(), 'a')
  expect([...one]).toEqual(['a'])
  expect([...toggled(one, 'a')]).toEqual([])
})
