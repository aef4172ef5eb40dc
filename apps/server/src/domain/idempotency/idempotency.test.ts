// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { type Caller, operatorOf } from '../access/index.ts'
import { findReply, storeReply } from './answer-again.ts'
import { expireKeys } from './expire-keys.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const caller: Caller = { kind: 'device', deviceId: crypto.randomUUID(), isBrowser: false, isBlocked: false }
const operator = operatorOf({ tokenHash: '', reference: 'A1B2', name: null, expiresAt: new Date() })

const store = (key: string, body: unknown, who: Caller = caller) =>
  server.services.database.transaction((trx) =>
    storeReply(trx, who, {
      endpoint: 'apply-style',
      key,
      body,
      reply: { id: key },
      now: server.clock.now(),
    }),
  )
const find = (key: string, body: unknown, who: Caller = caller) =>
  findReply(server.services.database.db, who, { endpoint: 'apply-style', key, body })

test('the order of a body’s properties does not matter, its values do', async () => {
  await store('order', { a: 1, b: { c: [1, 2], d: null } })
  expect(await find('order', { b: { d: null, c: [1, 2] }, a: 1 })).toEqual({ id: 'order' })
  await expect(find('order', { a: 1, b: { c: [2, 1], d: null } })).rejects.toThrow('idempotency_conflict')
  await expect(find('order', { a: 1 })).rejects.toThrow('idempotency_conflict')
})

test('a key belongs to whoever used it', async () => {
  await store('mine', {})
  expect(await find('mine', {}, operator)).toBeUndefined()
  await store('mine', { other: true }, operator)
  expect(await find('mine', {})).toEqual({ id: 'mine' })
})

test('a key is forgotten after a week', async () => {
  await store('old', {})
  server.clock.advance(6 * 86_400_000)
  await expireKeys(server.services)
  expect(await find('old', {})).toEqual({ id: 'old' })
  server.clock.advance(86_400_000 + 1)
  expect(await expireKeys(server.services)).toBeGreaterThanOrEqual(1)
  expect(await find('old', {})).toBeUndefined()
})
