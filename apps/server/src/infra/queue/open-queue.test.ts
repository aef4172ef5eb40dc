// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { createBell } from '../bell/local-bell.ts'
import type { Database } from '../database/database.ts'
import { openQueue } from './open-queue.ts'
import type { Queue } from './queue.ts'

let database: Database
let queue: Queue
let handle: (creationId: string) => Promise<void> = async () => {}

beforeAll(async () => {
  database = await openFreshDatabase()
  queue = await openQueue(database, {
    expireMs: 60_000,
    onError: console.error,
    supervises: true,
    bell: createBell(),
  })
  await queue.work({ name: 'creation', atOnce: 2, handle: ({ creationId }) => handle(creationId) })
})
afterAll(async () => {
  await queue.stop(1000)
  await database.close()
})

const send = (creationId: string) =>
  database.transaction((trx) => queue.send(trx, 'creation', { creationId }))

test('twelve jobs sent at once are handled two at a time and without a pause between them', async () => {
  let running = 0
  let most = 0
  const done: string[] = []
  handle = async (id) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running--
    done.push(id)
  }
  const ids = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all(ids.map(send))
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(12)
  expect(done.sort()).toEqual(ids.sort())
  expect(most).toBe(2)
})

test('a job exists only if the transaction that sent it commits', async () => {
  const handled: string[] = []
  handle = async (id) => {
    handled.push(id)
  }
  const [kept, dropped] = [randomUUID(), randomUUID()]
  await expect(
    database.transaction(async (trx) => {
      await queue.send(trx, 'creation', { creationId: dropped })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await send(kept)
  await expect.poll(() => handled, { timeout: 10_000 }).toEqual([kept])
})

test('a job whose handler rejects is tried again', async () => {
  const attempts: string[] = []
  handle = async (id) => {
    attempts.push(id)
    if (attempts.length === 1) throw new Error('first attempt fails')
  }
  const id = randomUUID()
  await send(id)
  await expect.poll(() => attempts, { timeout: 15_000 }).toEqual([id, id])
})
