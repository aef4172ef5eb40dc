// @module-tag slow
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  applyStyle,
  deleteMyData,
  deleteStyleApplication,
  getHairSwatches,
  getRatingStats,
  getStyleApplication,
  getSubscriptionStatus,
  listStyleApplications,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreSubscription } from '../../infra/billing/billing.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { bought, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyBody, applyOnce, changesLeft, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { openEvents } from '../../testing/read-events.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let database: FreshDatabase
let server: TestServer
beforeAll(async () => {
  database = await freshDatabase()
  server = await startTestServer({ database, settings: { sweepEveryMs: 200 } })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(database.dataFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(database.dataFolder.length + 1))
    .filter((path) => path.startsWith('objects') || path.startsWith('derived'))
    .toSorted()
}

/** Tables in which a row still names the device. */
async function tablesNaming(deviceId: string): Promise<string[]> {
  const { db } = server.services.database
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('device_id', 'owner')`.execute(db)
  const naming = []
  for (const { table_name, column_name } of rows) {
    const found = await sql`
      select 1 from ${sql.table(table_name)} where ${sql.ref(column_name)}::text = ${deviceId}`.execute(db)
    if (found.rows.length) naming.push(table_name)
  }
  return naming.toSorted()
}

test('a device that deletes its data leaves the ledger and hashes behind, and nothing else', {
  tags: ['A59'],
}, async () => {
  const untouched = await storedFiles()
  const { device, portraitUrl, hostedUrl, styleId, pushToken } = await fillDevice(server)
  const deviceId = await deviceIdOf(server, device)
  const pack = bought('bonus_transformations_20')
  const subscription = subscribedTo({ startedAt: server.clock.now() })
  await hearStore(server, device, { purchases: [pack], subscriptions: [subscription] })
  const failure = await tellOf(device, subscription)
  await server.services.database.db
    .insertInto('affiliates')
    .values({ device_id: deviceId, since: server.clock.now() })
    .execute()
  const { resultUrl } = await device.call(getStyleApplication, { params: { id: styleId } })
  await server.fetch(hostedUrl.replace('/upload/', '/upload/c_limit,w_100/'))

  expect(await device.call(deleteMyData, {})).toEqual({
    deletedAt: expect.any(String),
    photos: 3,
    uploads: 1,
    portraits: 2,
    dresses: 1,
    creations: 3,
    ratings: 1,
  })
  expect(await tablesNaming(deviceId)).toEqual([
    'balances',
    'ledger_entries',
    'purchases',
    'subscriptions',
    'support_grants',
  ])
  expect(await storedFiles()).toEqual(untouched)
  for (const url of [resultUrl, portraitUrl, hostedUrl])
    expect((await server.fetch(url ?? '')).status).toBe(404)
  const dump = await dumpDatabase(server.services.database)
  const numbers = [pack.transactionId, subscription.transactionId, failure]
  for (const secret of [
    device.installationId,
    device.token,
    pushToken,
    'Lighthouse',
    'by letter',
    ...numbers,
  ])
    expect(dump).not.toContain(secret)
})

/** What the store, the support and the price test leave of a device; answers the failure that was made good. */
async function tellOf(device: TestDevice, subscription: StoreSubscription): Promise<string> {
  const { db } = server.services.database
  const deviceId = await deviceIdOf(server, device)
  const group = { test_name: 'intro_pricing_annual_2025', test_group: 'test' } as const
  const failure = crypto.randomUUID()
  const now = server.clock.now()
  await db
    .insertInto('support_grants')
    .values({ failure, device_id: deviceId, amount: 3, note: 'by letter', granted_at: now })
    .execute()
  await db
    .insertInto('store_events')
    .values({
      id: crypto.randomUUID(),
      type: 'RENEWAL',
      app_user_id: device.installationId,
      received_at: now,
    })
    .execute()
  await db
    .insertInto('experiment_groups')
    .values({ device_id: deviceId, ...group, decided_at: now })
    .execute()
  await db
    .insertInto('exposures')
    .values({
      id: crypto.randomUUID(),
      device_id: deviceId,
      ...group,
      surface: 'overlay',
      paywall_trigger: null,
      shown_at: now,
    })
    .execute()
  await db
    .insertInto('conversions')
    .values({
      store: subscription.store,
      transaction_id: subscription.transactionId,
      ...group,
      product_id: subscription.productId,
      converted_at: now,
    })
    .execute()
  return failure
}

test('purchases and the week of a subscription go on with whoever comes back, once', async () => {
  const device = await server.newDevice()
  const store = {
    purchases: [bought('bonus_transformations_20'), bought('one_time_premium_credit')],
    subscriptions: [subscribedTo({ startedAt: server.clock.now(), days: 30 })],
  }
  await hearStore(server, device, store)
  await untilEnded(device, await applyOnce(device))
  await device.call(deleteMyData, {})
  const again = await server.newDevice(device.installationId)
  expect((await again.call(getSubscriptionStatus, {})).usage.bonusChangesRemaining).toBe(2)
  for (let times = 0; times < 2; times++) await hearStore(server, again, store)
  expect((await again.call(getSubscriptionStatus, {})).usage).toMatchObject({
    weeklyTransformationsRemaining: 49,
    bonusChangesRemaining: 2 + 20 + 15,
    hasLifetimeDownloads: true,
  })
})

test('the token of a device that deleted its data opens nothing', async () => {
  const device = await server.newDevice()
  await device.call(deleteMyData, {})
  await expectRefusal(device.call(getSubscriptionStatus, {}), 'unauthenticated')
  await expectRefusal(device.call(deleteMyData, {}), 'unauthenticated')
})

test('whoever deleted its data and registers again goes on with the old counters', {
  tags: ['MEMB-12', 'A01', 'A20'],
}, async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  expect(await changesLeft(device)).toBe(4)
  await device.call(deleteMyData, {})
  const again = await server.newDevice(device.installationId)
  expect(await changesLeft(again)).toBe(4)
  expect(await again.call(listStyleApplications, {})).toEqual([])
  await again.call(deleteMyData, {})
  expect(await changesLeft(await server.newDevice(device.installationId))).toBe(4)
})

test('a picture that is being made is stopped, charges nothing and leaves no file', async () => {
  const device = await server.newDevice()
  const files = await storedFiles()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expect
    .poll(async () => (await device.call(getStyleApplication, { params: { id } })).status)
    .toBe('processing')
  const waiting = await applyOnce(device, { partner1Attire: 'suit' })
  const events = await openEvents(server, device, id)
  await events.nextState()
  const { creations } = await device.call(deleteMyData, {})
  expect(creations).toBe(2)
  await events.rest()
  release()
  for (const job of [id, waiting]) await untilHandled(server, job)
  expect(await storedFiles()).toEqual(files)
  expect(await changesLeft(await server.newDevice(device.installationId))).toBe(5)
})

test('a picture that is asked for while the data goes is made for nobody', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  // Held, so that the picture cannot be made, and rightly paid for, before the deletion is heard.
  const release = server.engine.hold()
  const [asked] = await Promise.allSettled([device.call(applyStyle, { body }), device.call(deleteMyData, {})])
  release()
  if (asked.status === 'fulfilled') await untilHandled(server, asked.value.id)
  expect(await changesLeft(await server.newDevice(device.installationId))).toBe(5)
})

test('an upload and swatches that are under way leave nothing behind', { tags: ['postgres'] }, async () => {
  const before = await storedFiles()
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const { length } = server.engine.jobs
  const release = server.engine.hold()
  const looking = device.call(getHairSwatches, { params: { photoId } })
  await expect.poll(() => server.engine.jobs.length).toBe(length + 1)
  const uploads = Array.from({ length: 3 }, () => uploadPortrait(device))
  const ended = Promise.allSettled([looking, ...uploads])
  await device.call(deleteMyData, {})
  release()
  await ended
  expect(await storedFiles()).toEqual(before)
})

test('ratings go with the device, also those of pictures that it had deleted', async () => {
  const { device, styleId } = await fillDevice(server)
  const count = async () => {
    const stats = await (await server.newDevice()).call(getRatingStats, {
      params: { styleName: 'Golden Tide' },
    })
    return stats.total
  }
  const before = await count()
  await device.call(deleteStyleApplication, { params: { id: styleId } })
  expect(await count()).toBe(before)
  expect((await device.call(deleteMyData, {})).ratings).toBe(1)
  expect(await count()).toBe(before - 1)
})

test('other devices keep what is theirs', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const id = await applyOnce(other)
  await untilEnded(other, id)
  await device.call(deleteMyData, {})
  const { resultUrl } = await other.call(getStyleApplication, { params: { id } })
  expect((await server.fetch(resultUrl ?? '')).status).toBe(200)
})

test('a deletion that was interrupted is finished by the worker', { tags: ['slow'] }, async () => {
  const { device } = await fillDevice(server)
  const deviceId = await deviceIdOf(server, device)
  const { objects } = server.services
  const real = objects.deleteMany
  objects.deleteMany = () => Promise.reject(new Error('the disk is gone for a moment'))
  const receipt = await device.call(deleteMyData, {}).finally(() => {
    objects.deleteMany = real
  })
  expect(receipt.photos).toBe(3)
  await expectRefusal(device.call(getSubscriptionStatus, {}), 'unauthenticated')
  await expect.poll(() => tablesNaming(deviceId), { timeout: 5000 }).toEqual(['balances', 'ledger_entries'])
})
