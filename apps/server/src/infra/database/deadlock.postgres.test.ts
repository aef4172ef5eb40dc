// @module-tag postgres
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('two transactions that lock the same two rows in opposite order both come to their end', async () => {
  const { database } = server.services
  const names = ['first', 'second']
  await database.db
    .insertInto('secrets')
    .values(names.map((name) => ({ name, value: '' })))
    .execute()
  const holdsOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lockBoth = (own: 0 | 1) =>
    database.transaction(async (trx) => {
      const append = (name: string) =>
        trx
          .updateTable('secrets')
          .set({ value: sql<string>`value || ${String(own)}` })
          .where('name', '=', name)
          .execute()
      await append(names[own])
      holdsOne[own].resolve()
      await holdsOne[1 - own].promise
      await append(names[1 - own])
    })
  await Promise.all([lockBoth(0), lockBoth(1)])
  const rows = await database.db.selectFrom('secrets').select('value').where('name', 'in', names).execute()
  expect(rows.map(({ value }) => [...value].sort().join(''))).toEqual(['01', '01'])
})
