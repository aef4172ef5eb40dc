// @module-tag slow
import {
  applyStyle,
  deleteDeskDevice,
  type Endpoint,
  endpoints,
  errorBody,
  getWeddingStyles,
  listOperatorActions,
  nameOperator,
  type OperatorAction,
  operatorLogin,
  operatorLogout,
  operatorVerify,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { uploadPortrait } from '../testing/make-photos.ts'
import {
  operatorPassword,
  startTestServer,
  type TestDevice,
  type TestServer,
} from '../testing/start-server.ts'
import { deviceIdOf } from '../testing/subscribe.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { loginTries: 1000, sweepEveryMs: 200 } })
  operator = await server.operator()
})
afterAll(() => server.close())

const latest = async (): Promise<OperatorAction> => (await operator.call(listOperatorActions, {})).actions[0]

const writes = Object.entries(endpoints).filter(
  ([, { method, auth }]: [string, Endpoint]) =>
    method !== 'GET' && ['operator', 'any', 'optional'].includes(auth),
)

test.for(writes)(
  '%s of an operator leaves a row with how it ended',
  { tags: ['A29', 'A60'] },
  async ([, endpoint]: [string, Endpoint]) => {
    const { token, call } = await server.operator()
    const { session } = await call(operatorVerify, {})
    const id = crypto.randomUUID()
    const beforeMs = server.clock.now().getTime()
    const response = await server.fetch(`/api${endpoint.path.replace(/\{\w+\}/, id)}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(endpoint.body && { 'content-type': 'application/json' }),
      },
      ...(endpoint.body && { body: JSON.stringify({ nonsense: 1 }) }),
    })
    const outcome = response.ok ? 'done' : errorBody.parse(await response.json()).code
    const row = await latest()
    expect(Date.parse(row.at)).toBeGreaterThanOrEqual(beforeMs)
    expect(Date.parse(row.at)).toBeLessThanOrEqual(server.clock.now().getTime())
    expect(row).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      by: session?.reference,
      address: '127.0.0.1',
      endpoint: `${endpoint.method} ${endpoint.path}`,
      target: endpoint.path.includes('{') ? id : null,
      outcome,
    })
  },
)

test('every try to log in leaves a row, and none of them the password', { tags: ['A60'] }, async () => {
  await expectRefusal(
    server.anonymous(operatorLogin, { body: { password: 'not the one' } }),
    'wrong_password',
  )
  const login = { endpoint: 'POST /admin/login', target: null, address: '127.0.0.1' }
  expect(await latest()).toMatchObject({ ...login, by: 'Nobody', outcome: 'wrong_password' })
  const { call } = await server.operator()
  const { session } = await call(operatorVerify, {})
  expect(await latest()).toMatchObject({ ...login, by: session?.reference, outcome: 'done' })
  const rows = await server.services.database.db.selectFrom('operator_actions').selectAll().execute()
  for (const secret of ['not the one', operatorPassword]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a row names who said to be at the console', async () => {
  const { call } = await server.operator()
  const { reference } = await call(nameOperator, { body: { name: 'Ines' } })
  await call(operatorLogout, {})
  expect(await latest()).toMatchObject({ by: `Ines (${reference})`, endpoint: 'POST /admin/logout' })
})

test('reading leaves no row, nor does what a device does', async () => {
  const device = await server.newDevice()
  const before = await latest()
  await operator.call(getWeddingStyles, {})
  await uploadPortrait(device)
  await untilEnded(device, await applyOnce(device))
  expect(await latest()).toEqual(before)
})

test('a write that never ends is seen as begun', async () => {
  const device = await server.newDevice()
  await uploadPortrait(device)
  const id = await deviceIdOf(server, device)
  const reference = device.installationId.slice(-8)
  const { objects } = server.services
  const real = objects.deleteMany
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  objects.deleteMany = async (keys) => {
    await held
    return real.call(objects, keys)
  }
  const deleting = operator.call(deleteDeskDevice, {
    params: { id },
    body: { reference, reason: 'Letter 12' },
  })
  await expect.poll(latest).toMatchObject({ target: `${id} · Letter 12`, outcome: 'begun' })
  objects.deleteMany = real
  release()
  await deleting
  expect(await latest()).toMatchObject({ outcome: 'done' })
})

test('nothing is written when it cannot be recorded', async () => {
  const { db } = server.services.database
  const insert = db.insertInto
  db.insertInto = (() => {
    throw new Error('the disk is full')
  }) as typeof insert
  const naming = operator.call(nameOperator, { body: { name: 'Unrecorded' } })
  await expectRefusal(naming, 'internal').finally(() => {
    db.insertInto = insert
  })
  const { session } = await operator.call(operatorVerify, {})
  expect(session?.name).toBeNull()
})

test('the record is read in pages and forgotten after a year', { tags: ['slow'] }, async () => {
  const now = server.clock.now()
  const row = {
    begun_at: now,
    done_by: 'B',
    address: '::1',
    endpoint: 'POST /x',
    target: null,
    outcome: 'done',
  }
  await server.services.database.db
    .insertInto('operator_actions')
    .values(Array.from({ length: 60 }, (_, index) => ({ ...row, target: String(index) })))
    .execute()
  const first = await operator.call(listOperatorActions, {})
  expect(first.actions.map(({ target }) => Number(target))).toEqual(
    Array.from({ length: 50 }, (_, i) => 59 - i),
  )
  const next = await operator.call(listOperatorActions, { query: { before: first.nextBefore ?? '' } })
  expect(next.actions[0].target).toBe('9')
  await expectRefusal(operator.call(applyStyle, { body: Object.assign({}) }), 'bad_request')
  server.clock.advance(366 * 86_400_000)
  const again = await server.operator()
  const count = async () => (await again.call(listOperatorActions, {})).actions.length
  await expect.poll(count, { timeout: 5000 }).toBeLessThan(3)
})
