// @module-tag postgres
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

const insert = (name: string) => ({ name, value: name })
const names = async () =>
  (await database.db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name)

test('the outer handle used inside a transaction throws at once, and the transaction is rolled back', async () => {
  const nested = database.transaction(async (trx) => {
    await trx.insertInto('secrets').values(insert('nested')).execute()
    await database.db.selectFrom('secrets').selectAll().execute()
  })
  await expect(nested).rejects.toThrow('outer database handle was used inside a transaction')
  expect(await names()).not.toContain('nested')
})

test('a transaction inside a transaction throws at once', async () => {
  const nested = database.transaction(() => database.transaction(async () => {}))
  await expect(nested).rejects.toThrow('outer database handle')
})

test('work that a transaction left running may use the outer handle once the transaction is over', async () => {
  let later: Promise<unknown> = Promise.resolve()
  await database.transaction(async (trx) => {
    await sql`select 1`.execute(trx)
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => names())
  })
  await expect(later).resolves.toBeInstanceOf(Array)
})

test('callers outside a transaction see it whole or not at all', async () => {
  const seen: number[] = []
  const writing = database.transaction(async (trx) => {
    await trx.insertInto('secrets').values(insert('pair-1')).execute()
    await trx.insertInto('secrets').values(insert('pair-2')).execute()
  })
  const reading = Array.from({ length: 5 }, async () => {
    seen.push((await names()).filter((name) => name.startsWith('pair-')).length)
  })
  await Promise.all([writing, ...reading])
  expect(seen.every((count) => count === 0 || count === 2)).toBe(true)
  expect((await names()).filter((name) => name.startsWith('pair-'))).toHaveLength(2)
})

test('fifty transactions that add to one row lose none', async () => {
  await database.db.insertInto('secrets').values({ name: 'sum', value: '0' }).execute()
  const add = () =>
    database.transaction(async (trx) => {
      const { value } = await trx
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'sum')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('secrets')
        .set({ value: String(Number(value) + 1) })
        .where('name', '=', 'sum')
        .execute()
    })
  await Promise.all(Array.from({ length: 50 }, add))
  const { value } = await database.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'sum')
    .executeTakeFirstOrThrow()
  expect(value).toBe('50')
})
