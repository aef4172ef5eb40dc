import { randomUUID } from 'node:crypto'
import {
  getDressTryOn,
  getHairChange,
  getPhoto,
  getStyleApplication,
  getSubscriptionStatus,
  listDressTryOns,
  listHairChanges,
  listSavedPortraits,
  listStyleApplications,
  listUploadedDresses,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { changesLeft } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { hashToken } from '../access/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const register = (body: object) =>
  server.fetch('/api/auth/register-device', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The installation whose token this is. */
async function holderOf(token: string): Promise<string> {
  const { installation_id } = await server.services.database.db
    .selectFrom('device_tokens')
    .innerJoin('devices', 'devices.id', 'device_tokens.device_id')
    .select('installation_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return installation_id
}

test('a first registration keeps id and version of the app and answers success and a token of its own that works', {
  tags: ['API-04', 'DATA-24', 'SHELL-07'],
}, async () => {
  const deviceId = `web-${randomUUID()}`
  const response = await register({ deviceId, appVersion: '1.7.3' })
  const body = (await response.json()) as { success: boolean; token: string }
  expect([response.status, body.success]).toEqual([200, true])
  const anotherId = `web-${randomUUID()}`
  const another = await register({ deviceId: anotherId, appVersion: '0.9' })
  const stored = await server.services.database.db
    .selectFrom('devices')
    .select(['installation_id', 'app_version'])
    .where('installation_id', 'in', [deviceId, anotherId])
    .orderBy('app_version')
    .execute()
  expect(stored).toEqual([
    { installation_id: anotherId, app_version: '0.9' },
    { installation_id: deviceId, app_version: '1.7.3' },
  ])
  const { token } = (await another.json()) as { token: string }
  expect(token).not.toBe(body.token)
  const holders = []
  for (const bearer of [body.token, token]) {
    const headers = { authorization: `Bearer ${bearer}` }
    expect((await server.fetch('/api/subscriptions/status', { headers })).status).toBe(200)
    holders.push(await holderOf(bearer))
  }
  expect(holders).toEqual([deviceId, anotherId])
  for (const authorization of ['', 'Bearer d_made-up', body.token])
    expect((await server.fetch('/api/subscriptions/status', { headers: { authorization } })).status).toBe(401)
})

test('a registration needs an id and the version of the app', { tags: ['API-04', 'DATA-24'] }, async () => {
  const answers = [await register({ appVersion: '1.0' }), await register({ deviceId: `web-${randomUUID()}` })]
  const missing = answers.map(async (response) => [response.status, await response.json()])
  expect(await Promise.all(missing)).toMatchObject([
    [400, { details: [{ path: 'deviceId' }] }],
    [400, { details: [{ path: 'appVersion' }] }],
  ])
})

test('only the hash of a token is stored', { tags: ['A20'] }, async () => {
  const { token } = await server.newDevice()
  const rows = await server.services.database.db.selectFrom('device_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(token))
})

test('a revoked token is refused', { tags: ['A20'] }, async () => {
  const { token, call } = await server.newDevice()
  await server.services.database.db
    .updateTable('device_tokens')
    .set({ revoked_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await expectRefusal(call(getSubscriptionStatus, {}), 'unauthenticated')
})

test('registering again sees nothing of the old identity and continues its free changes', {
  tags: ['MEMB-12', 'A01', 'A20'],
}, async () => {
  const { device: first, styleId, dressId, hairId } = await fillDevice(server)
  const { id: photoId } = await uploadPortrait(first)
  const second = await server.newDevice(first.installationId)
  expect(await changesLeft(second)).toBe(2)
  const lists = [
    listStyleApplications,
    listDressTryOns,
    listHairChanges,
    listUploadedDresses,
    listSavedPortraits,
  ]
  const seenBy = ({ call }: TestDevice) =>
    Promise.all(lists.map(async (list) => (await call(list, {})).length))
  expect([await seenBy(first), await seenBy(second)]).toEqual([
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ])
  const kept = [
    [getStyleApplication, styleId],
    [getDressTryOn, dressId],
    [getHairChange, hairId],
    [getPhoto, photoId],
  ] as const
  for (const [get, id] of kept) await expectRefusal(second.call(get, { params: { id } }), 'not_found')
  expect(await changesLeft(first)).toBe(0)
  const third = await server.newDevice(first.installationId)
  expect([await changesLeft(second), await changesLeft(third)]).toEqual([0, 2])
})

test('registering one installation twenty times at once still gives five changes in all', {
  tags: ['A01', 'postgres'],
}, async () => {
  const installationId = `test-${randomUUID()}`
  const devices = await Promise.all(Array.from({ length: 20 }, () => server.newDevice(installationId)))
  const left = await Promise.all(devices.map(changesLeft))
  expect(left.reduce((sum, changes) => sum + changes, 0)).toBe(5)
})

test('a text with a character that cannot be stored is refused as the client’s mistake', async () => {
  const response = await register({ deviceId: `test-${randomUUID()}`, appVersion: '1\u0000' })
  expect(response.status).toBe(400)
})

test('an id that is short or odd is refused with what is wrong', { tags: ['A20'] }, async () => {
  for (const deviceId of ['web-1', 'x'.repeat(21), `${'x'.repeat(30)} y`, 'x'.repeat(300)])
    await expectRefusal(server.newDevice(deviceId), 'bad_request')
  await expect(server.newDevice(randomUUID().slice(0, 22))).resolves.toHaveProperty('token')
})
