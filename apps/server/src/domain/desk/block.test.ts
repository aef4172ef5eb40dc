import {
  blockDevice,
  createUploadTarget,
  deleteMyData,
  deleteStyleApplication,
  type Endpoint,
  endpoints,
  errorBody,
  findDevices,
  getDeskDevice,
  getStyleApplication,
  listStyleApplications,
  unblockDevice,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

const reason = 'Sells the pictures'
const block = async (device: TestDevice) =>
  operator.call(blockDevice, { params: { id: await deviceIdOf(server, device) }, body: { reason } })
const unblock = async (device: TestDevice) =>
  operator.call(unblockDevice, { params: { id: await deviceIdOf(server, device) } })

test('a blocked device makes nothing new, and reads and deletes what it has', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const blocked = await block(device)
  expect(blocked).toMatchObject({ blockedAt: expect.any(String), blockedReason: reason })
  await expectRefusal(uploadPortrait(device), 'device_blocked')
  await expectRefusal(device.call(createUploadTarget, {}), 'device_blocked')
  const params = { id }
  expect(await device.call(getStyleApplication, { params })).toMatchObject({ status: 'completed' })
  await device.call(deleteStyleApplication, { params })
  expect(await device.call(listStyleApplications, {})).toEqual([])
  expect(await unblock(device)).toMatchObject({ blockedAt: null, blockedReason: null })
  expect(await uploadPortrait(device)).toHaveProperty('id')
})

/** What stores or draws a picture. */
const making = [
  'uploadCouplePhotos',
  'uploadStylePhotos',
  'uploadPhoto',
  'uploadDressPhoto',
  'uploadOwnDress',
  'createUploadTarget',
  'createPhoto',
  'applyStyle',
  'redoStyle',
  'printStyle',
  'applyDress',
  'applyHairColour',
  'drawDressThumbnail',
  'drawStyleThumbnail',
  'getHairSwatches',
  'enhanceWeddingPortrait',
  'enhanceDressPortrait',
]

const ofDevices = Object.entries(endpoints).filter(([, { auth }]) => auth === 'device' || auth === 'any')

test('only what makes something is declared as refused to a blocked device', () => {
  const all: [string, Endpoint][] = Object.entries(endpoints)
  const declared = all.filter(([, { errors }]) => errors.includes('device_blocked')).map(([name]) => name)
  expect(declared.toSorted()).toEqual(making.toSorted())
})

test.for(ofDevices)(
  '%s answers a blocked device as the contract says',
  async ([name, endpoint]: [string, Endpoint]) => {
    const device = await server.newDevice()
    await block(device)
    const response = await server.fetch(`/api${endpoint.path.replace(/\{\w+\}/, crypto.randomUUID())}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${device.token}`,
        ...(endpoint.body && { 'content-type': 'application/json' }),
      },
      ...(endpoint.body && { body: JSON.stringify({ nonsense: 1 }) }),
    })
    const code = errorBody.safeParse(await response.json().catch(() => null)).data?.code
    expect(code === 'device_blocked').toBe(making.includes(name))
  },
)

test('a preset that was given before the block stores nothing', async () => {
  const device = await server.newDevice()
  const { uploadUrl, uploadPreset } = await device.call(createUploadTarget, {})
  await block(device)
  const body = new FormData()
  body.append('file', asFile(await drawPortrait()))
  body.append('upload_preset', uploadPreset)
  expect((await server.fetch(uploadUrl, { method: 'POST', body })).status).toBe(403)
})

test('registering again or deleting everything is no way around a block', async () => {
  const device = await server.newDevice()
  await block(device)
  const again = await server.newDevice(device.installationId)
  await expectRefusal(uploadPortrait(again), 'device_blocked')
  await again.call(deleteMyData, {})
  await device.call(deleteMyData, {})
  const third = await server.newDevice(device.installationId)
  await expectRefusal(uploadPortrait(third), 'device_blocked')
  const reference = device.installationId.slice(-8)
  const { devices } = await operator.call(findDevices, { query: { reference } })
  expect(devices[0].blockedReason).toBe('Blocked before its data was deleted')
  await unblock(third)
  expect(await uploadPortrait(await server.newDevice(device.installationId))).toHaveProperty('id')
})

test('a device that is not there is neither blocked nor shown', async () => {
  const params = { id: crypto.randomUUID() }
  await expectRefusal(operator.call(blockDevice, { params, body: { reason } }), 'not_found')
  await expectRefusal(operator.call(unblockDevice, { params }), 'not_found')
  await expectRefusal(operator.call(getDeskDevice, { params }), 'not_found')
})
