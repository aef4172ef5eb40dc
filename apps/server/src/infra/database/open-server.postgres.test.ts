// @module-tag postgres
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import type { Database } from './database.ts'
import { openServer } from './open-server.ts'

let places: FreshDatabase[]
const opened: Database[] = []
beforeAll(async () => {
  places = [await freshDatabase(), await freshDatabase()]
})
afterAll(async () => {
  for (const database of opened) await database.close()
  for (const { remove } of places) await remove()
})

async function open(readUrl?: string): Promise<Database> {
  const [{ databaseUrl: url = '' }] = places
  const database = await openServer({ url, readUrl, onIdleError: console.error })
  opened.push(database)
  return database
}

test('figures come from the replica, everything else from the server itself', async () => {
  const [primary, replica] = places
  const database = await open(replica.databaseUrl)
  const nameOf = async (db: Database['db']) =>
    (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0].name
  const named = ({ databaseUrl = '' }: FreshDatabase) => new URL(databaseUrl).pathname.slice(1)
  expect([await nameOf(database.db), await nameOf(database.replica)]).toEqual([
    named(primary),
    named(replica),
  ])
})

test('without a replica everything is asked of the one server', async () => {
  const database = await open()
  expect(database.replica).toBe(database.db)
})

test('a database that is closed before it was asked anything leaves no connection behind', async () => {
  const [{ databaseUrl: url = '' }] = places
  const watching = await open()
  const count = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database()`.execute(watching.db)
    return rows.length
  }
  const before = await count()
  const idle = await openServer({ url, onIdleError: console.error })
  expect(await count()).toBe(before + 1)
  await idle.close()
  await expect.poll(count).toBe(before)
})

test('of two processes one works alone, and the next may once it is done or has failed', async () => {
  const [one, other] = [await open(), await open()]
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const working = one.alone('sweep', () => {
    begun.resolve()
    return done.promise
  })
  await begun.promise
  const nothing = async () => {}
  expect([await other.alone('sweep', nothing), await other.alone('another', nothing)]).toEqual([false, true])
  done.resolve()
  expect([await working, await other.alone('sweep', nothing)]).toEqual([true, true])
  await expect(one.alone('sweep', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await other.alone('sweep', nothing)).toBe(true)
})
