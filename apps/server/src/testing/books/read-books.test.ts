import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPortrait } from '../make-photos.ts'
import { startTestServer, type TestServer } from '../start-server.ts'
import type { Action } from './actions.ts'
import { checkWorld } from './check-world.ts'
import { findFaults } from './read-books.ts'
import { act, openWorld } from './world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { role: 'http' } })
})
afterAll(() => server.close())

const action = (kind: Action['kind'], who: Action['who']): Action => ({
  kind,
  who,
  which: 0,
  isKilled: false,
})

test('a week that came back with its subscription and ended there is no fault when the subscription goes on elsewhere', async () => {
  const world = await openWorld(server.services)
  const moved = [action('subscribe', 1), action('restore', 0), action('restore', 1)]
  const movedOn = [action('nextWeek', 0), action('restore', 0), action('renew', 0)]
  for (const next of [...moved, ...movedOn]) await act(world, next)
  await checkWorld(world)
})

test('a unit that comes back to an ended week follows the subscription, and what ended before it moved on is no fault', async () => {
  await uploadPortrait(await server.newDevice())
  const world = await openWorld(server.services)
  const reserved = [action('subscribe', 0), action('restore', 1), action('apply', 1)]
  const returned = [action('nextWeek', 0), action('restore', 0), action('fail', 0)]
  for (const next of [...reserved, ...returned]) await act(world, next)
  await checkWorld(world)
})

test('what is left behind of a week that is still running is a fault', async () => {
  const world = await openWorld(server.services)
  await act(world, action('subscribe', 1))
  await act(world, action('restore', 0))
  const { db } = server.services.database
  const moves = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('kind', '=', 'move')
    .where('bucket', '=', 'weekly')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const back = moves.map(({ id: _, amount, ...entry }) => ({ ...entry, amount: -amount }))
  await db.insertInto('ledger_entries').values(back).execute()
  const deviceIds = moves.map(({ device_id }) => device_id)
  expect((await findFaults(db, deviceIds)).stranded).toEqual([
    expect.objectContaining({ bucket: 'weekly', balance: 50 }),
  ])
})
