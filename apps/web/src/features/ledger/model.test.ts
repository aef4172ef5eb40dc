import { expect, test } from 'vitest'
import { groupByDay, linesOf } from './model.ts'
import { entryOf, grantOf } from './testing/entry-of.ts'

const commit = { kind: 'commit', amount: 0, reason: 'creation_completed' } as const
const back = { kind: 'return', amount: 1, reason: 'creation_failed' } as const
const of = (id: string) => ({ creation: { id, kind: 'style', name: id } as const })

test('the end of a picture is told where its unit went; only what came back stands alone', () => {
  const lines = linesOf([
    entryOf(6, of('third')),
    entryOf(5, { ...back, ...of('second') }),
    entryOf(4, { ...commit, ...of('first') }),
    entryOf(3, of('second')),
    entryOf(2, of('first')),
    grantOf(1),
  ])
  expect(lines.map(({ entry, outcome }) => [entry.id, outcome])).toEqual([
    ['6', 'running'],
    ['5', 'failed'],
    ['3', 'failed'],
    ['2', 'made'],
    ['1', 'running'],
  ])
})

test('days are the device’s own, with words for the two nearest', () => {
  const now = new Date(2030, 4, 2, 9)
  const at = (...time: [number, number, number, number]) => ({ at: new Date(...time).toISOString() })
  const days = groupByDay(
    linesOf([
      grantOf(5, at(2030, 4, 2, 0)),
      grantOf(4, at(2030, 4, 1, 23)),
      grantOf(3, at(2030, 4, 1, 0)),
      grantOf(2, at(2030, 3, 30, 12)),
      grantOf(1, at(2029, 3, 30, 12)),
    ]),
    now,
  )
  expect(days.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['30 April', 1],
    ['30 April 2029', 1],
  ])
})
