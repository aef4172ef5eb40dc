// @module-tag slow
import {
  applyDress,
  confirmAdult,
  deleteMyData,
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  listDressTryOns,
  listHairChanges,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FilledDevice, fillDevice } from '../../testing/fill-device.ts'
import { bought, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
/** For tests that change nothing of it. */
let filled: FilledDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
  filled = await fillDevice(server)
})
afterAll(() => server.close())

const ask = ({ token }: TestDevice) =>
  server.fetch('/api/me/export', { headers: { authorization: `Bearer ${token}` } })

const listed = z.array(z.looseObject({ id: z.string(), file: z.string().nullable() }))
const document = z.looseObject({
  device: z.record(z.string(), z.unknown()),
  photos: listed,
  portraits: listed,
  dresses: listed,
  uploads: listed,
  creations: z.array(z.looseObject({ id: z.string(), kind: z.string(), file: z.string().nullable() })),
  ratings: z.array(z.looseObject({ rating: z.string() })),
  styleRequests: z.array(z.unknown()),
  discovery: z.unknown(),
  notifications: z.unknown(),
})

async function exported(device: TestDevice) {
  const files = readZip(await (await ask(device)).bytes())
  const text = files.get('data.json')?.toString() ?? ''
  return { files, text, data: document.parse(JSON.parse(text)) }
}

const pathsIn = (files: Map<string, Buffer>) => [...files.keys()].filter((path) => path !== 'data.json')

test('an export is a zip of plain words and of every picture that they name', { tags: ['A59'] }, async () => {
  const { device, styleId, dressId, hairId } = filled
  const response = await ask(device)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="EverAfter.zip"')
  await response.body?.cancel()

  const { files, data } = await exported(device)
  expect(data.device).toMatchObject({ deviceId: device.installationId, appVersion: '1.0' })
  expect(data.creations.map(({ id, kind }) => [id, kind])).toEqual([
    [styleId, 'style'],
    [dressId, 'dress'],
    [hairId, 'hair'],
    [expect.any(String), 'portrait'],
  ])
  expect(data.creations[0]).toMatchObject({
    styleId: 'golden-tide',
    attires: ['dress', 'suit'],
    wearsCovering: [false, false],
    taller: null,
  })
  expect(data.ratings).toEqual([expect.objectContaining({ creationId: styleId, rating: 'positive' })])
  expect(data.styleRequests).toEqual([
    expect.objectContaining({ styleName: 'Lighthouse', description: 'At dusk' }),
  ])
  expect(data.discovery).toMatchObject({ source: 'TikTok' })
  expect(data.notifications).toMatchObject({
    platform: 'ios',
    taps: [{ notificationId: 'n1' }],
    reviewRequests: [{ triggeredBy: 'purchase' }],
  })
  const named = [data.photos, data.portraits, data.dresses, data.uploads, data.creations]
    .flat()
    .flatMap(({ file }) => file ?? [])
  expect(named).toHaveLength(3 + 2 + 1 + 1 + 3)
  expect(pathsIn(files).toSorted()).toEqual(named.toSorted())
  for (const path of pathsIn(files))
    expect((await sharp(files.get(path)).metadata()).width).toBeGreaterThan(0)
})

test('an export tells of which photos it was confirmed that they show an adult', async () => {
  const device = await server.newDevice()
  const confirmed = await uploadPortrait(device)
  await uploadPortrait(device)
  await device.call(confirmAdult, { params: { id: confirmed.id } })
  const { data } = await exported(device)
  expect(data.photos.map(({ id, isConfirmedAdult }) => [id === confirmed.id, isConfirmedAdult])).toEqual([
    [true, true],
    [false, false],
  ])
})

test('an export tells who chose a covering', async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device, { styleId: 'white-jasmine', partner1WearsCovering: true }))
  const { id: photoId } = await uploadPortrait(device)
  await device.call(applyDress, { body: { photoId, dressId: 'lily', wearsCovering: true } })
  const { data } = await exported(device)
  expect(data.creations.map(({ wearsCovering }) => wearsCovering)).toEqual([[true, false], true])
})

test('an export tells no token, no hash, no prompt and nothing that was measured of a face', async () => {
  const { device, pushToken } = filled
  const { text } = await exported(device)
  const { token_hash } = await server.services.database.db
    .selectFrom('device_tokens')
    .select('token_hash')
    .where('device_id', '=', await deviceIdOf(server, device))
    .executeTakeFirstOrThrow()
  for (const secret of [device.token, pushToken, token_hash, 'likeness', 'skinDeltaE', 'prompt', 'recipe'])
    expect(text).not.toContain(secret)
})

test('an export holds nothing of anybody else', async () => {
  const [one, other] = [filled, await fillDevice(server)]
  const [{ text, files }, theirs] = [await exported(one.device), await exported(other.device)]
  const ids = [theirs.data.photos, theirs.data.creations, theirs.data.portraits].flat().map(({ id }) => id)
  for (const secret of [...ids, other.device.installationId]) expect(text).not.toContain(secret)
  expect(pathsIn(files).filter((path) => theirs.files.has(path))).toEqual([])
})

test('results of every kind are shown and exported with the watermark, or clean in a trial', {
  tags: ['A08', 'A16'],
}, async () => {
  const { device, styleId, dressId, hairId } = await fillDevice(server)
  const widthOf = async () => {
    const { files, data } = await exported(device)
    const creation = data.creations.find(({ id }) => id === styleId)
    const { width } = await sharp(files.get(creation?.file ?? '')).metadata()
    return [creation?.isClean, width]
  }
  const { call } = device
  const shown = async () => {
    const made = [
      await call(getStyleApplication, { params: { id: styleId } }),
      await call(getDressTryOn, { params: { id: dressId } }),
      await call(getHairChange, { params: { id: hairId } }),
      ...(await call(listDressTryOns, {})),
      ...(await call(listHairChanges, {})),
    ]
    return made.map(({ resultUrl }) => resultUrl?.match(/master|preview/)?.[0])
  }
  expect(await widthOf()).toEqual([false, 600])
  expect(await shown()).toEqual(Array(5).fill('preview'))
  const trial = subscribedTo({ startedAt: server.clock.now() }, { periodType: 'TRIAL' })
  await hearStore(server, device, { subscriptions: [trial] })
  expect(await widthOf()).toEqual([true, 1200])
  expect(await shown()).toEqual(Array(5).fill('master'))
})

test('an export tells what was bought, what the support gave and which prices were shown', async () => {
  const device = await server.newDevice()
  const { db } = server.services.database
  const device_id = await deviceIdOf(server, device)
  const group = { device_id, test_name: 'intro_pricing_annual_2025', test_group: 'test' } as const
  const now = server.clock.now()
  const pack = bought('bonus_transformations_20')
  await hearStore(server, device, { purchases: [pack] })
  await db
    .insertInto('support_grants')
    .values({ failure: crypto.randomUUID(), device_id, amount: 3, note: 'by letter', granted_at: now })
    .execute()
  await db
    .insertInto('experiment_groups')
    .values({ ...group, decided_at: now })
    .execute()
  await db
    .insertInto('exposures')
    .values({
      id: crypto.randomUUID(),
      ...group,
      surface: 'overlay',
      paywall_trigger: 'app_launch',
      shown_at: now,
    })
    .execute()
  const { data } = await exported(device)
  expect(data).toMatchObject({
    purchases: [
      { transactionId: pack.transactionId, productId: 'bonus_transformations_20', refundedAt: null },
    ],
    supportGrants: [{ amount: 3, note: 'by letter' }],
    priceTests: { groups: [{ group: 'test' }], pricesShown: [{ surface: 'overlay', trigger: 'app_launch' }] },
  })
  expect(data.ledger).toContainEqual(expect.objectContaining({ reason: 'purchase', amount: 20 }))
})

test('a new device exports what little there is', async () => {
  const { files, data } = await exported(await server.newDevice())
  expect([pathsIn(files), data.creations, data.discovery]).toEqual([[], [], null])
})

test('an export that is broken off harms nobody, and one after a deletion is refused', {
  tags: ['postgres'],
}, async () => {
  const { device } = await fillDevice(server)
  const stop = new AbortController()
  const asked = server.fetch('/api/me/export', {
    headers: { authorization: `Bearer ${device.token}` },
    signal: stop.signal,
  })
  const reader = (await asked).body?.getReader()
  await reader?.read()
  stop.abort()
  expect(pathsIn((await exported(device)).files)).not.toHaveLength(0)
  await device.call(deleteMyData, {})
  expect((await ask(device)).status).toBe(401)
})

test('a photo whose time is over is named and not given', async () => {
  const { device } = await fillDevice(server)
  server.clock.advance(31 * 86_400_000)
  const { files, data } = await exported(device)
  expect(data.photos.map(({ file }) => file)).toEqual([null, null, null])
  expect(data.portraits.filter(({ file }) => file !== null)).toHaveLength(1)
  expect(pathsIn(files).some((path) => path.startsWith('photos/'))).toBe(false)
})
