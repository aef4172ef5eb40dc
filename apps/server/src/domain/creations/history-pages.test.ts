import {
  countCreations,
  cursorOf,
  listDressTryOns,
  listHairChanges,
  listStyleApplications,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDevice } from '../../testing/fill-device.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every history gives 200 pictures at a time and goes on after the last one, even if that is deleted', {
  tags: ['slow', 'HIST-03', 'A53'],
}, async () => {
  const { device, styleId, dressId, hairId } = await fillDevice(server)
  const copies = [styleId, dressId, hairId].map((id) => copyCreation(id, 204))
  await Promise.all(copies)
  const endpoints = [listStyleApplications, listDressTryOns, listHairChanges] as const
  for (const endpoint of endpoints) {
    const first = await device.call(endpoint, {})
    expect(first).toHaveLength(200)
    const last = first[199]
    await server.services.database.db.deleteFrom('creations').where('id', '=', last.id).execute()
    const second = await device.call(endpoint, { query: { before: cursorOf(last) } })
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(205)
    expect(second).toHaveLength(5)
    expect(await device.call(endpoint, { query: { before: cursorOf(second[4]) } })).toEqual([])
    const times = [...first, ...second].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  }
  expect(await device.call(countCreations, {})).toEqual({ style: 204, dress: 204, hair: 204 })
})

test('only the finished pictures of the caller are counted', {
  tags: ['A06', 'A53', 'HIST-01', 'HIST-29'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  expect(await device.call(countCreations, {})).toEqual({ style: 0, dress: 0, hair: 0 })
  await untilEnded(device, await applyOnce(device))
  server.engine.failNext('no_face')
  await untilEnded(device, await applyOnce(device))
  expect(await device.call(countCreations, {})).toEqual({ style: 1, dress: 0, hair: 0 })
  expect(await stranger.call(countCreations, {})).toEqual({ style: 0, dress: 0, hair: 0 })
  const operator = await server.operator()
  await untilEnded(operator, await applyOnce(operator))
  expect(await operator.call(countCreations, {})).toEqual({ style: 0, dress: 0, hair: 0 })
})

/** Three at a time share their moment, so that a page ends between equals. */
async function copyCreation(id: string, copies: number): Promise<void> {
  await sql`
    insert into creations
    select (jsonb_populate_record(original, jsonb_build_object(
      'id', gen_random_uuid(),
      'created_at', original.created_at - make_interval(mins => copy / 3)))).*
    from creations as original, generate_series(1, ${copies}::int) as copy
    where original.id = ${id}`.execute(server.services.database.db)
}
