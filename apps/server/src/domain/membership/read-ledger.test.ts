import * as contract from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { bought, dayMs, hearStore } from '../../testing/hear-store.ts'
import { applyOnce, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf, grant, subscribe } from '../../testing/subscribe.ts'
import { noteReversal } from './refund-reversals.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = async ({ call }: TestDevice, before?: string) =>
  call(contract.getLedger, { query: before === undefined ? {} : { before } })

/** The newest entries in short. */
async function tell(device: TestDevice, count: number) {
  const { entries } = await read(device)
  return entries.slice(0, count).map(({ bucket, kind, amount, reason }) => [bucket, kind, amount, reason])
}

test('a new device reads what it was given', async () => {
  const device = await server.newDevice()
  expect(await read(device)).toMatchObject({
    entries: [
      { bucket: 'portrait_free', kind: 'grant', amount: 4, reason: 'first_registration', creation: null },
      { bucket: 'welcome', kind: 'grant', amount: 2, reason: 'welcome_gift', productId: null },
      { bucket: 'free', kind: 'grant', amount: 3, reason: 'first_registration' },
    ],
    nextBefore: null,
  })
})

test('a picture is told by its name in History, as taken and as made', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const { displayName } = await untilEnded(device, id)
  const { entries } = await read(device)
  expect(entries.slice(0, 2)).toMatchObject([
    {
      kind: 'commit',
      amount: 0,
      reason: 'creation_completed',
      creation: { id, kind: 'style', name: displayName },
    },
    {
      kind: 'reserve',
      amount: -1,
      reason: 'creation_accepted',
      creation: { id, kind: 'style', name: displayName },
    },
  ])
})

test('dresses, colours of hair and portraits have their names too', async () => {
  const device = await server.newDevice()
  const { id: photoId, url: photoUrl } = await uploadPortrait(device)
  const dress = await device.call(contract.applyDress, { body: { photoId, dressId: 'gardenia' } })
  const hair = await device.call(contract.applyHairColour, {
    params: { photoId },
    body: { color: 'dark-brown' },
  })
  await device.call(contract.enhanceDressPortrait, { body: { photoUrl } })
  await pollUntilEnded(() => device.call(contract.getDressTryOn, { params: { id: dress.id } }))
  await pollUntilEnded(() => device.call(contract.getHairChange, { params: { id: hair.id } }))
  const [{ dressName }] = await device.call(contract.listDressTryOns, {})
  const { entries } = await read(device)
  const names = entries.filter(({ kind }) => kind === 'reserve').map(({ creation }) => creation)
  expect(names.toReversed()).toMatchObject([
    { kind: 'dress', name: dressName },
    { kind: 'hair', name: 'Dark brown' },
    { kind: 'portrait', name: 'Dress portraits' },
  ])
})

test('a picture that failed tells that its change came back', async () => {
  const device = await server.newDevice()
  server.engine.failNext('unlike')
  await untilEnded(device, await applyOnce(device))
  expect(await tell(device, 2)).toEqual([
    ['free', 'return', 1, 'creation_failed'],
    ['free', 'reserve', -1, 'creation_accepted'],
  ])
})

test('a deleted picture keeps its entries and loses its name', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  await device.call(contract.deleteStyleApplication, { params: { id } })
  const [entry] = (await read(device)).entries
  expect(entry.creation).toEqual({ id, kind: 'style', name: null })
})

test('purchases, refunds, weeks, gifts and moves are told with their reasons', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const pack = bought('bonus_transformations_20')
  await hearStore(server, device, { purchases: [pack] })
  const [entry] = (await read(device)).entries
  expect(entry).toMatchObject({ reason: 'purchase', amount: 20, productId: 'bonus_transformations_20' })
  await hearStore(server, device, { purchases: [{ ...pack, isRefunded: true }] })
  await noteReversal(server.services, pack.transactionId)
  await hearStore(server, device, { purchases: [pack] })
  await hearStore(server, other, { purchases: [pack] })
  expect(await tell(device, 3)).toEqual([
    ['bonus', 'move', -20, 'restored'],
    ['bonus', 'grant', 20, 'refund_reversed'],
    ['bonus', 'revoke', -20, 'refund'],
  ])
})

test('a subscriber reads what the week gives from its first moment, once for each week', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const week = [
    ['portrait_weekly', 'grant', 20, 'week_opened'],
    ['weekly', 'grant', 50, 'week_opened'],
  ]
  await subscribe(server, device, 30)
  await subscribe(server, device, 30)
  expect(await tell(device, 3)).toEqual([...week, ['portrait_free', 'grant', 4, 'first_registration']])
  server.clock.advance(8 * dayMs)
  await Promise.all([tell(device, 1), tell(device, 1)])
  expect(await tell(device, 5)).toEqual([
    ...week,
    ...week,
    ['portrait_free', 'grant', 4, 'first_registration'],
  ])
})

test('a subscription that ran out opens no week', async () => {
  const device = await server.newDevice()
  await subscribe(server, device, 3)
  server.clock.advance(8 * dayMs)
  expect((await read(device)).entries).toHaveLength(5)
})

test('a move of nothing is not told', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const purchases = [bought('bonus_transformations_20')]
  await hearStore(server, device, { purchases })
  const deviceId = await deviceIdOf(server, device)
  await server.services.database.db
    .insertInto('ledger_entries')
    .values({
      device_id: deviceId,
      bucket: 'bonus',
      kind: 'revoke',
      amount: -20,
      reason: 'refund',
      creation_id: null,
      created_at: server.clock.now(),
    })
    .execute()
  await hearStore(server, other, { purchases })
  expect((await read(other)).entries).toHaveLength(3)
})

test('fifty entries are a page, and the next one begins where it ended', async () => {
  const device = await server.newDevice()
  for (let given = 0; given < 60; given++) await grant(server, device, { bucket: 'bonus', amount: 1 })
  const first = await read(device)
  expect([first.entries.length, first.nextBefore]).toEqual([50, first.entries[49].id])
  const second = await read(device, first.nextBefore ?? '')
  expect([second.entries.length, second.nextBefore]).toEqual([13, null])
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(63)
  expect(Number(first.entries[0].id)).toBeGreaterThan(Number(second.entries[12].id))
})

test('nobody reads another one’s ledger, and a page that cannot be is refused', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  await grant(server, other, { bucket: 'bonus', amount: 7 })
  expect((await read(device)).entries).toHaveLength(3)
  await expectRefusal(read(device, 'last'), 'bad_request')
  await expectRefusal(server.anonymous(contract.getLedger, { query: {} }), 'unauthenticated')
  await expectRefusal((await server.operator()).call(contract.getLedger, { query: {} }), 'forbidden')
})
