// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import type { Database } from '../database/database.ts'
import { systemRandom } from '../random.ts'
import type { Bell, Watch } from './bell.ts'
import { openBell } from './open-bell.ts'

let database: Database
/** Of two processes. */
let bells: [Bell, Bell]
const errors: unknown[] = []
beforeAll(async () => {
  database = await openFreshDatabase()
  const open = () => openBell({ database, random: systemRandom, onError: (error) => errors.push(error) })
  bells = [await open(), await open()]
})
afterAll(async () => {
  for (const bell of bells) await bell.close()
  await database.close()
})

const rings = async (watch: Watch, withinMs = 5000) => {
  const startedMs = performance.now()
  await watch.next({ withinMs, signal: new AbortController().signal })
  return performance.now() - startedMs < withinMs - 50
}

test('what one process rings is heard in the other, and only by who watches it', async () => {
  const [here, there] = bells
  const [mine, foreign, other] = [here.watch('a'), there.watch('a'), there.watch('b')]
  here.ring('a')
  expect(await Promise.all([rings(mine), rings(foreign), rings(other, 300)])).toEqual([true, true, false])
  expect(await rings(mine, 300), 'its own notice does not come back').toBe(false)
  for (const watch of [mine, foreign, other]) watch.close()
})

test('thousands of rings at once reach everybody in a few statements', async () => {
  const [here, there] = bells
  const ids = Array.from({ length: 2000 }, () => randomUUID())
  const watches = ids.map((id) => there.watch(id))
  for (const id of ids) here.ring(id)
  expect((await Promise.all(watches.map((watch) => rings(watch)))).every(Boolean)).toBe(true)
  for (const watch of watches) watch.close()
})

test('whoever loses the connection wakes all that watch once it is back, and hears again', async () => {
  const [here, there] = bells
  const watches = [there.watch('a'), there.watch('b')]
  const heard = Promise.all(watches.map((watch) => rings(watch, 20_000)))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ever-after ever_after_bell' and datname = current_database()`.execute(
    database.db,
  )
  expect(await heard).toEqual([true, true])
  expect(errors.length).toBeGreaterThan(0)
  // The other one may be on its way back still.
  await expect
    .poll(() => {
      here.ring('a')
      return rings(watches[0], 500)
    })
    .toBe(true)
  for (const watch of watches) watch.close()
})
