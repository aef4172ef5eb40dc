// @module-tag slow
import {
  deleteDeskDevice,
  findDevices,
  getDeskDevice,
  getDeskLedger,
  getLedger,
  getStyleApplication,
  getSubscriptionStatus,
  giveSupportGrant,
  listOperatorActions,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

function referenceOf({ installationId }: TestDevice): string {
  const end = installationId.slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}

const find = async (reference: string) => (await operator.call(findDevices, { query: { reference } })).devices
const look = async (device: TestDevice) =>
  operator.call(getDeskDevice, { params: { id: await deviceIdOf(server, device) } })

test('a device is found by the short reference of a letter, however it is typed', async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  server.engine.failNext('unlike')
  await untilEnded(device, await applyOnce(device))
  const reference = referenceOf(device)
  const found = {
    id: await deviceIdOf(server, device),
    reference,
    registeredAt: expect.any(String),
    appVersion: '1.0',
    isBrowser: false,
    blockedAt: null,
    blockedReason: null,
    affiliateSince: null,
    creations: { completed: 1, failed: 1, running: 0 },
    lastCreationAt: expect.any(String),
  }
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', '')])
    expect(await find(typed)).toEqual([found])
  expect(await find('ZZZZ-ZZZZ')).toEqual([])
  await expectRefusal(find('12'), 'bad_request')
})

test('of two people whose references are alike both are shown', async () => {
  const ends = ['a', 'b'].map((start) => `${start}${'x'.repeat(30)}5EED5EED`)
  for (const installationId of ends) await server.newDevice(installationId)
  expect(await find('5EED-5EED')).toHaveLength(2)
})

test('a device that registered again is one device, with what its identities made', async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  const again = await server.newDevice(device.installationId)
  await untilEnded(again, await applyOnce(again))
  const [found, ...others] = await find(referenceOf(device))
  expect(others).toEqual([])
  expect([found.id, found.creations.completed]).toEqual([await deviceIdOf(server, again), 2])
  expect((await look(device)).device).toEqual(found)
})

test('the desk shows what a device may still do, its failures and what was given for them', async () => {
  const device = await server.newDevice()
  server.engine.failNext('unlike')
  const failed = await applyOnce(device)
  await untilEnded(device, failed)
  const before = await look(device)
  expect(before.status).toEqual(await device.call(getSubscriptionStatus, {}))
  expect(before.failures).toEqual([
    {
      creationId: failed,
      name: expect.stringMatching(/\w/),
      at: expect.any(String),
      errorCode: 'unlike',
      isGranted: false,
    },
  ])
  expect(before.grants).toEqual([])
  const grant = { deviceReference: referenceOf(device), failure: failed, note: 'A letter of May' }
  await operator.call(giveSupportGrant, { body: grant })
  const after = await look(device)
  expect(after.failures[0].isGranted).toBe(true)
  expect(after.grants).toEqual([
    { at: expect.any(String), failure: failed, note: 'A letter of May', amount: 3 },
  ])
  expect(after.status.usage.bonusChangesRemaining).toBe(before.status.usage.bonusChangesRemaining + 3)
})

test('the desk reads the ledger that the device reads, page by page', async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  const params = { id: await deviceIdOf(server, device) }
  const ledger = await operator.call(getDeskLedger, { params })
  expect(ledger).toEqual(await device.call(getLedger, {}))
  const before = ledger.entries[1].id
  const older = await operator.call(getDeskLedger, { params, query: { before } })
  expect(older.entries).toEqual(ledger.entries.slice(2))
})

test('a request for deletion takes what every identity of the device has', async () => {
  const { device, styleId, dressId } = await fillDevice(server)
  const again = await server.newDevice(device.installationId)
  const own = await applyOnce(again)
  await untilEnded(again, own)
  const reference = referenceOf(device)
  const grant = { deviceReference: reference, failure: 'letter 7', note: 'Anna wrote' }
  await operator.call(giveSupportGrant, { body: grant })
  const params = { id: await deviceIdOf(server, again) }
  const body = { reference: reference.toLowerCase(), reason: 'Letter 12' }
  const { receipt } = await operator.call(deleteDeskDevice, { params, body })
  expect(receipt).toMatchObject({ creations: 4, dresses: 1, ratings: 1, portraits: 2 })
  for (const one of [device, again])
    await expectRefusal(one.call(getSubscriptionStatus, {}), 'unauthenticated')
  expect(await find(reference)).toEqual([])
  await expectRefusal(operator.call(getDeskDevice, { params }), 'not_found')
  await expectRefusal(operator.call(deleteDeskDevice, { params, body }), 'not_found')
  const dump = await dumpDatabase(server.services.database)
  for (const secret of [device.installationId, reference, 'Anna wrote']) expect(dump).not.toContain(secret)
  for (const id of [styleId, dressId, own]) expect(await fileOf(id)).toBeUndefined()
  const { actions } = await operator.call(listOperatorActions, {})
  expect(actions.map(({ target }) => target)).toContain(`${params.id} · Letter 12`)
})

const fileOf = (creationId: string) => server.services.objects.get(`results/${creationId}/1-master.jpg`)

test('a deletion with the reference of another device takes nothing', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const params = { id: await deviceIdOf(server, device) }
  for (const reference of ['', referenceOf(other)]) {
    const deletion = operator.call(deleteDeskDevice, { params, body: { reference, reason: 'Letter 12' } })
    await expectRefusal(deletion, 'bad_request')
  }
  expect(await device.call(getStyleApplication, { params: { id } })).toMatchObject({ status: 'completed' })
})
