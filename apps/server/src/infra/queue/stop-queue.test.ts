// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { createBell } from '../bell/local-bell.ts'
import type { Database } from '../database/database.ts'
import { openQueue } from './open-queue.ts'
import type { JobContext, Queue } from './queue.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

type Handle = (id: string, context: JobContext) => Promise<void>

async function open(handle: Handle): Promise<Queue> {
  const queue = await openQueue(database, {
    expireMs: 60_000,
    onError: console.error,
    supervises: true,
    bell: createBell(),
  })
  const named = ({ creationId }: { creationId: string }, context: JobContext) => handle(creationId, context)
  await queue.work({ name: 'creation', atOnce: 1, handle: named })
  return queue
}

async function send(queue: Queue): Promise<string> {
  const creationId = randomUUID()
  await database.transaction((trx) => queue.send(trx, 'creation', { creationId }))
  return creationId
}

test('a queue that stops waits for the running job, begins none and still takes new ones', async () => {
  const ended: string[] = []
  const begun = Promise.withResolvers<void>()
  const first = await open(async (id) => {
    begun.resolve()
    await sleep(200)
    ended.push(id)
  })
  const [one, two] = [await send(first), await send(first)]
  await begun.promise
  await first.stopWorking(5000)
  expect(ended).toEqual([one])
  const three = await send(first)
  await first.stop(0)
  const next = await open(async (id) => void ended.push(id))
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual([one, two, three])
  await next.stop(1000)
})

test('a job that takes longer is told to let go and begins anew elsewhere, at once', async () => {
  const begun = Promise.withResolvers<void>()
  const letGo: string[] = []
  const first = await open(
    (id, { handOn }) =>
      new Promise((_, reject) => {
        begun.resolve()
        handOn.addEventListener('abort', () => {
          letGo.push(id)
          reject(new Error('handed on'))
        })
      }),
  )
  const id = await send(first)
  await begun.promise
  await first.stop(50)
  expect(letGo).toEqual([id])
  const ended: string[] = []
  const next = await open(async (again) => void ended.push(again))
  await expect.poll(() => ended, { timeout: 5000 }).toEqual([id])
  await next.stop(1000)
})
