// @module-tag postgres
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-server.ts'
import { sharedRateLimits } from './shared-rate-limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const hit = (store: FastifyRateLimitStore, key: string, windowMs: number) =>
  new Promise<{ current: number; ttl: number }>((resolve, reject) => {
    store.incr(key, (error, result) => (result ? resolve(result) : reject(error)), windowMs, 5)
  })

test('two processes count together, and a window that is over begins anew', async () => {
  const Store = sharedRateLimits(server.services.database)
  const [one, two] = [new Store({}), new Store({})]
  const counts = await Promise.all([one, two, one, two].map((store) => hit(store, 'a', 60_000)))
  expect(counts.map(({ current }) => current).sort()).toEqual([1, 2, 3, 4])
  expect(counts[0].ttl).toBeGreaterThan(50_000)
  expect((await hit(one, 'b', 1)).current).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await hit(two, 'b', 60_000)).current).toBe(1)
})
