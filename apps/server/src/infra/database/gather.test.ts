import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import type { Database } from './database.ts'
import { gather } from './gather.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

test('what is asked for at the same time is asked of the database together, each thing once', async () => {
  const statements: (readonly string[])[] = []
  const find = gather(async (_db, keys) => {
    statements.push(keys)
    await sleep(20)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
  })
  const first = ['a', 'b', 'a', 'none'].map((key) => find(database, key))
  await sleep(5)
  const late = ['a', 'c'].map((key) => find(database, key))
  expect(await Promise.all([...first, ...late])).toEqual(['A', 'B', 'A', undefined, 'A', 'C'])
  // What was asked for while a statement ran is read after it, so that no answer is older than its question.
  expect(statements).toEqual([
    ['a', 'b', 'none'],
    ['a', 'c'],
  ])
})

test('a statement that fails fails everybody who waits for it, and nobody after them', async () => {
  let tries = 0
  const find = gather(async (_db, keys) => {
    if (tries++ === 0) throw new Error('gone')
    return new Map(keys.map((key) => [key, tries]))
  })
  const together = await Promise.allSettled([find(database, 'a'), find(database, 'b')])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(database, 'a')).toBe(2)
})

test('more than fits one statement is asked in several', async () => {
  const sizes: number[] = []
  const find = gather(async (_db, keys) => {
    sizes.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  })
  const keys = Array.from({ length: 450 }, (_, number) => String(number))
  expect(await Promise.all(keys.map((key) => find(database, key)))).toEqual(keys)
  expect(sizes).toEqual([200, 200, 50])
})
