// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import type { Database } from './database.ts'
import { afterCommit } from './run-transaction.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

test('what a transaction leaves for afterwards is done in its order, once the body is over', async () => {
  const done: string[] = []
  await database.transaction(async (trx) => {
    afterCommit(trx, () => done.push('first'))
    afterCommit(trx, () => done.push('second'))
    done.push('body')
  })
  expect(done).toEqual(['body', 'first', 'second'])
})

test('a transaction that is rolled back leaves nothing for afterwards', async () => {
  const done: string[] = []
  const rolledBack = database.transaction(async (trx) => {
    afterCommit(trx, () => done.push('never'))
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(done).toEqual([])
})
