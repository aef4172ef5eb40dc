import { randomUUID } from 'node:crypto'
import { getOneTimeStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { takeStoreEvent } from './index.ts'
import type { StoreEvent } from './store-message.ts'

let store: FakeRevenueCat
let server: TestServer
beforeAll(async () => {
  store = await startFakeRevenueCat()
  server = await startTestServer({ env: store.env })
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const productId = 'bonus_transformations_20'
const bonusOf = async ({ call }: TestDevice) => (await call(getOneTimeStatus, {})).bonusChangesRemaining

async function take(event: Omit<StoreEvent, 'id'>): Promise<string> {
  const id = randomUUID()
  await takeStoreEvent(server.services, { id, ...event })
  return id
}

async function keptName(id: string): Promise<string | null> {
  const { app_user_id } = await server.services.database.db
    .selectFrom('store_events')
    .select('app_user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return app_user_id
}

test('a message is kept with whom it is about', async () => {
  const { installationId: app_user_id } = await server.newDevice()
  expect(await keptName(await take({ type: 'RENEWAL', app_user_id }))).toBe(app_user_id)
})

test('of people who are not known here nothing is kept, not even a name beside a known one', async () => {
  const device = await server.newDevice()
  const stranger = { type: 'RENEWAL', app_user_id: 'nobody here' }
  const ids = [await take(stranger), await take({ ...stranger, aliases: [device.installationId] })]
  expect(await Promise.all(ids.map(keptName))).toEqual([null, null])
})

test('a reversed refund gives back once the store tells of it, whatever was asked before', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const { installationId: app_user_id } = device
  const transaction_id = store.buy({ appUserId: app_user_id, productId })
  store.refund(transaction_id)
  await take({ type: 'CANCELLATION', app_user_id })
  store.reverseRefund(transaction_id)
  await take({ type: 'RENEWAL', app_user_id })
  expect(await bonusOf(device)).toBe(2)
  const messages = Array.from({ length: 3 }, () =>
    take({ type: 'REFUND_REVERSED', app_user_id, transaction_id }),
  )
  await Promise.all(messages)
  expect(await bonusOf(device)).toBe(22)
})

test('a message of a reversed refund is only a reason to ask the store', async () => {
  const device = await server.newDevice()
  const { installationId: app_user_id } = device
  const transaction_id = store.buy({ appUserId: app_user_id, productId })
  store.refund(transaction_id)
  await take({ type: 'CANCELLATION', app_user_id })
  await take({ type: 'REFUND_REVERSED', app_user_id, transaction_id })
  expect(await bonusOf(device)).toBe(2)
})
