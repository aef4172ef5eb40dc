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
      item('late', new Date(2026, 5, 14, 23, 59)),
      item('first', new Date(2026, 5, 15, 0, 1)),
      item('second', new Date(2026, 5, 15, 11)),
    ],
    now,
  )
  expect(days.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Today', ['second', 'first']],
    ['Yesterday', ['late']],
    [new Date(2026, 5, 1).toLocaleDateString(), ['old']],
  ])
})

test('the last day of a month is Yesterday on the first of the next', { tags: ['HIST-04'] }, () => {
  const days = groupByDay([item('late', new Date(2026, 4, 31, 9))], new Date(2026, 5, 1, 12))
  expect(days.map(({ heading }) => heading)).toEqual(['Yesterday'])
})

test('the day of a picture is that of the device’s own zone', { tags: ['HIST-03', 'HIST-04', 'A53'] }, () => {
  standAhead(9)
  const days = groupByDay(
    [
      item('past midnight', new Date('2026-06-14T16:00:00Z')),
      item('before midnight', new Date('2026-06-14T14:00:00Z')),
    ],
    new Date('2026-06-15T03:00:00Z'),
  )
  expect(days.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ['Today', ['past midnight']],
    ['Yesterday', ['before midnight']],
  ])
})

/** Puts the device into a zone that is this many hours ahead of UTC. */
function standAhead(hours: number): void {
  onTestFinished(() => void vi.restoreAllMocks())
  const local = (date: Date) => new Date(date.getTime() + hours * 3_600_000)
  for (const part of ['FullYear', 'Month', 'Date'] as const)
    vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
      return local(this)[`getUTC${part}`]()
    })
  vi.spyOn(Date.prototype, 'toDateString').mockImplementation(function (this: Date) {
    return local(this).toUTCString().slice(0, 16)
  })
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
