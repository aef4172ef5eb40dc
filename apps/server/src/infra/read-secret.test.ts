// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-server.ts'
import { readSecret } from './read-secret.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('processes that start at the same time agree on one secret and keep it', async () => {
  const read = (name: string) => readSecret(server.services, name)
  const secrets = await Promise.all(Array.from({ length: 8 }, () => read('test')))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0].length).toBeGreaterThanOrEqual(43)
  expect(await read('test')).toBe(secrets[0])
  expect(await read('another')).not.toBe(secrets[0])
})
