// @module-tag slow
import { getSubscriptionStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought, dayMs, hearStore } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { grant } from '../../testing/subscribe.ts'
import { noteReversal } from './refund-reversals.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bonusOf = async ({ call }: TestDevice) =>
  (await call(getSubscriptionStatus, {})).usage.bonusChangesRemaining

test('a refund takes what is left, never more, and the free changes go on', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_20')
  await hearStore(server, device, { purchases: [pack] })
  await grant(server, device, { bucket: 'free', amount: 1 })
  for (let made = 0; made < 8; made++) await untilEnded(device, await applyOnce(device))
  expect(await bonusOf(device)).toBe(18)
  const refunded = { ...pack, isRefunded: true }
  for (let times = 0; times < 3; times++) await hearStore(server, device, { purchases: [refunded] })
  expect(await bonusOf(device)).toBe(0)
  await grant(server, device, { bucket: 'free', amount: 1 })
  expect((await untilEnded(device, await applyOnce(device))).status).toBe('completed')
})

test('a refund that the store takes back returns what it took', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_40')
  for (const isRefunded of [false, true, false, true, false]) {
    if (!isRefunded) await noteReversal(server.services, pack.transactionId)
    await hearStore(server, device, { purchases: [{ ...pack, isRefunded }] })
  }
  expect(await bonusOf(device)).toBe(42)
})

test('a purchase that arrives refunded gives nothing until the refund is taken back', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_20', { isRefunded: true })
  await hearStore(server, device, { purchases: [pack] })
  expect(await bonusOf(device)).toBe(2)
  await noteReversal(server.services, pack.transactionId)
  await hearStore(server, device, { purchases: [{ ...pack, isRefunded: false }] })
  expect(await bonusOf(device)).toBe(22)
})

test('a refund stays when a later answer of the store has lost it or the purchase', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_20')
  const refunded = { ...pack, isRefunded: true }
  for (const purchases of [[pack], [refunded], [pack], [], [pack], [refunded]]) {
    await hearStore(server, device, { purchases })
    server.clock.advance(0.4 * dayMs)
  }
  await hearStore(server, device, { purchases: [pack] })
  expect(await bonusOf(device)).toBe(2)
})

test('a reversal that the store never told of is believed once it has said the same for a day', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_20')
  for (const isRefunded of [false, true, false])
    await hearStore(server, device, { purchases: [{ ...pack, isRefunded }] })
  server.clock.advance(0.9 * dayMs)
  await hearStore(server, device, { purchases: [pack] })
  expect(await bonusOf(device)).toBe(2)
  server.clock.advance(0.2 * dayMs)
  for (let times = 0; times < 2; times++) await hearStore(server, device, { purchases: [pack] })
  expect(await bonusOf(device)).toBe(22)
})

test('an older answer of the store that comes late changes nothing', async () => {
  const device = await server.newDevice()
  const pack = bought('bonus_transformations_20')
  const before = server.clock.now()
  server.clock.advance(1000)
  await hearStore(server, device, { purchases: [pack] })
  await hearStore(server, device, { purchases: [{ ...pack, isRefunded: true }] })
  await hearStore(server, device, { purchases: [pack] }, before)
  expect(await bonusOf(device)).toBe(2)
})

test('a refund reaches what another device restored', async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const pack = bought('bonus_transformations_20')
  await hearStore(server, old, { purchases: [pack] })
  await hearStore(server, fresh, { purchases: [{ ...pack, isRefunded: true }] })
  expect([await bonusOf(old), await bonusOf(fresh)]).toEqual([2, 2])
})
