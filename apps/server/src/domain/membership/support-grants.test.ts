import { randomUUID } from 'node:crypto'
import { deleteMyData, getLedger, getSubscriptionStatus, giveSupportGrant } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

/** As the app writes it into a letter. */
const referenceOf = ({ installationId }: Pick<TestDevice, 'installationId'>) => {
  const end = installationId.slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}

const give = (deviceReference: string, failure: string = randomUUID()) =>
  operator.call(giveSupportGrant, { body: { deviceReference, failure, note: 'Two faces in one picture' } })

const bonusOf = async ({ call }: TestDevice) =>
  (await call(getSubscriptionStatus, {})).usage.bonusChangesRemaining

test('the support gives three changes for a failed one, and the ledger tells it', {
  tags: ['MEMB-13', 'A57'],
}, async () => {
  const device = await server.newDevice()
  expect(await give(referenceOf(device))).toEqual({ granted: 3, bonusChangesRemaining: 5 })
  expect(await bonusOf(device)).toBe(5)
  const [entry] = (await device.call(getLedger, { query: {} })).entries
  expect(entry).toMatchObject({ bucket: 'bonus', kind: 'grant', amount: 3, reason: 'support' })
})

test('a failure is made good once, however often it is asked', { tags: ['A57', 'postgres'] }, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const failure = `letter ${randomUUID()}`
  const answers = await Promise.allSettled([1, 2, 3].map(() => give(referenceOf(device), failure)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectRefusal(give(referenceOf(other), failure), 'already_granted')
  expect([await bonusOf(device), await bonusOf(other)]).toEqual([5, 2])
})

test('what was given, to whom, when and why is written down', { tags: ['A57'] }, async () => {
  const device = await server.newDevice()
  const failure = randomUUID()
  await give(referenceOf(device), failure)
  const row = await server.services.database.db
    .selectFrom('support_grants')
    .selectAll()
    .where('failure', '=', failure)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    failure,
    device_id: await deviceIdOf(server, device),
    amount: 3,
    note: 'Two faces in one picture',
    granted_at: expect.any(Date),
  })
})

test('a reference is read without its dash and in either case', async () => {
  const device = await server.newDevice(`ios-${randomUUID()}`)
  await give(referenceOf(device).replace('-', '').toLowerCase())
  expect(await bonusOf(device)).toBe(5)
})

test('a reference of nobody and one of two are not found', async () => {
  await expectRefusal(give('ZZZZ-ZZZZ'), 'not_found')
  const end = randomUUID().slice(-8)
  const devices = [
    await server.newDevice(`one-${randomUUID()}${end}`),
    await server.newDevice(`two-${randomUUID()}${end}`),
  ]
  await expectRefusal(give(end), 'not_found')
  expect(await Promise.all(devices.map(bonusOf))).toEqual([2, 2])
})

test('the newest identity of an installation is the one that writes letters', async () => {
  const old = await server.newDevice()
  const fresh = await server.newDevice(old.installationId)
  await give(referenceOf(old))
  expect([await bonusOf(old), await bonusOf(fresh)]).toEqual([0, 5])
})

test('who deleted his data is not found; who comes back keeps his gift and gets none twice', {
  tags: ['A20', 'A57'],
}, async () => {
  const device = await server.newDevice()
  const failure = randomUUID()
  await give(referenceOf(device), failure)
  await device.call(deleteMyData, {})
  await expectRefusal(give(referenceOf(device)), 'not_found')
  const again = await server.newDevice(device.installationId)
  expect(await bonusOf(again)).toBe(5)
  await expectRefusal(give(referenceOf(again), failure), 'already_granted')
})

test('only the operator gives, and with a reason', { tags: ['A57'] }, async () => {
  const device = await server.newDevice()
  const body = { deviceReference: referenceOf(device), failure: 'f', note: 'n' }
  await expectRefusal(device.call(giveSupportGrant, { body }), 'forbidden')
  await expectRefusal(server.anonymous(giveSupportGrant, { body }), 'unauthenticated')
  await expectRefusal(give('12'), 'bad_request')
  for (const note of ['', undefined as unknown as string])
    await expectRefusal(operator.call(giveSupportGrant, { body: { ...body, note } }), 'bad_request')
})
