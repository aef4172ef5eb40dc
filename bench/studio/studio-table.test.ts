import { expect, test } from 'vitest'
import type { FilledOrder } from './fill-orders.ts'
import { dressWearers } from './order.ts'
import { studioTable, summariseOrders } from './studio-table.ts'

const photo = new Uint8Array(0)
const report = {
  engine: 'studio',
  model: 'plates',
  stagesMs: {},
  likeness: [0.211],
  skinDeltaE: [2.04],
  warnings: ['partner1:dark'],
  costUsd: 0,
}
const order = (name: string) => ({ name, job: { kind: 'portrait' as const, person: { photo } } })
const filled: FilledOrder[] = [
  { order: order('ann'), spentMs: 1200.4, result: { images: [], report } },
  { order: order('wall'), spentMs: 90, result: { refusal: 'no_face: Nobody is there.' } },
]

test('a table tells times and figures, or why nothing was drawn', () => {
  const [, , ann, wall] = studioTable(filled).split('\n')
  expect(ann).toBe('| ann | 1200 | 0.21 | 2.0 | partner1:dark |')
  expect(wall).toBe('| wall | 90 |  |  | no_face: Nobody is there. |')
})

test('refusals count for themselves and not for the times', () => {
  const line = summariseOrders('portrait', filled)
  expect(line).toMatch(/p50 1\.20 s {2}p95 1\.20 s {2}\(1\)/)
  expect(line).toContain('likeness at most 0.21, skin ΔE at most 2.04, 1 refused')
})

test('a group of refusals alone has no figures', () => {
  expect(summariseOrders('portrait', filled.slice(1))).toContain('likeness at most not measured')
})

test('dresses go to accepted people who are not in a suit', () => {
  const person = (name: string, refusal: string | null) => ({
    name,
    bytes: photo,
    faces: [],
    hints: [],
    refusal,
  })
  const people = [person('ann', null), person('ben', null), person('eve', 'turned_away'), person('fay', null)]
  const names = dressWearers(people, { ann: 'dress', ben: 'suit' }).map(({ name }) => name)
  expect(names).toEqual(['ann', 'fay'])
})
