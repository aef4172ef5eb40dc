import {
  deleteMyData,
  endAffiliate,
  getAffiliateStatus,
  getDeskDevice,
  getOneTimeStatus,
  getSubscriptionStatus,
  getWeddingStyles,
  listOperatorActions,
  makeAffiliate,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    env: { PREMIUM_COLLECTIONS: 'Vineyard' },
    settings: { freeChanges: 1, welcomeChanges: 0 },
  })
  operator = await server.operator()
})
afterAll(() => server.close())

const paramsOf = async (device: TestDevice) => ({ params: { id: await deviceIdOf(server, device) } })
const isAffiliate = async (device: TestDevice) => (await device.call(getAffiliateStatus, {})).isActive

test('an operator makes a device an affiliate and takes it back, and that grants nothing', {
  tags: ['API-52', 'MEMB-01', 'A25'],
}, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  expect(await isAffiliate(device)).toBe(false)
  const statuses = async () => [
    await device.call(getSubscriptionStatus, {}),
    await device.call(getOneTimeStatus, {}),
  ]
  const before = await statuses()
  const params = await paramsOf(device)
  const made = await operator.call(makeAffiliate, params)
  expect(made.affiliateSince).toEqual(expect.any(String))
  expect([await isAffiliate(device), await isAffiliate(other)]).toEqual([true, false])
  expect((await operator.call(getDeskDevice, params)).device).toEqual(made)
  expect(await statuses()).toEqual(before)
  expect(await untilEnded(device, await applyOnce(device))).toMatchObject({ isClean: false })
  expect(await changesLeft(device)).toBe(0)
  const { styles } = await device.call(getWeddingStyles, {})
  await expectRefusal(applyOnce(device, { styleId: styles.Vineyard[0].id }), 'premium_only')
  await expectRefusal(applyOnce(device), 'style_limit')
  expect(await operator.call(endAffiliate, params)).toMatchObject({ id: made.id, affiliateSince: null })
  expect(await isAffiliate(device)).toBe(false)
})

test('who is made an affiliate twice is one since the first time, and is let go twice without harm', async () => {
  const device = await server.newDevice()
  const params = await paramsOf(device)
  const { affiliateSince } = await operator.call(makeAffiliate, params)
  server.clock.advance(60_000)
  expect(await operator.call(makeAffiliate, params)).toMatchObject({ affiliateSince })
  for (const _ of [1, 2])
    expect(await operator.call(endAffiliate, params)).toMatchObject({ affiliateSince: null })
})

test('an affiliate that registers again is one still, until it deletes its data', async () => {
  const device = await server.newDevice()
  await operator.call(makeAffiliate, await paramsOf(device))
  const again = await server.newDevice(device.installationId)
  expect(await isAffiliate(again)).toBe(true)
  await operator.call(endAffiliate, await paramsOf(again))
  expect(await isAffiliate(device)).toBe(false)
  await operator.call(makeAffiliate, await paramsOf(again))
  for (const one of [device, again]) await one.call(deleteMyData, {})
  expect(await isAffiliate(await server.newDevice(device.installationId))).toBe(false)
})

test('the record tells who made which device an affiliate and who ended it', async () => {
  const params = await paramsOf(await server.newDevice())
  await operator.call(makeAffiliate, params)
  await operator.call(endAffiliate, params)
  const { actions } = await operator.call(listOperatorActions, {})
  const path = '/admin/devices/{id}/affiliate'
  const of = { target: params.params.id, outcome: 'done' }
  expect(actions.slice(0, 2)).toMatchObject([
    { endpoint: `DELETE ${path}`, ...of },
    { endpoint: `PUT ${path}`, ...of },
  ])
})

test('a device that is not there is made no affiliate', async () => {
  const params = { id: crypto.randomUUID() }
  for (const verb of [makeAffiliate, endAffiliate])
    await expectRefusal(operator.call(verb, { params }), 'not_found')
})
