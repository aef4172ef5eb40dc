import { getSubscriptionStatus, operatorLogin, operatorVerify } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import {
  operatorPassword,
  startTestServer,
  type TestDevice,
  type TestServer,
} from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tryPassword = (password: string, on = server) => on.anonymous(operatorLogin, { body: { password } })

test('the right password gives a token that verifies, for twelve hours', {
  tags: ['API-50', 'API-51', 'ADMIN-06', 'A60'],
}, async () => {
  await expectRefusal(tryPassword('wrong'), 'wrong_password')
  const { token, expiresAt } = await tryPassword(operatorPassword)
  expect(new Date(expiresAt).getTime() - server.clock.now().getTime()).toBeGreaterThan(11.9 * 3_600_000)
  const operator = await server.operator()
  server.clock.advance(11.9 * 3_600_000)
  expect(await operator.call(operatorVerify, {})).toMatchObject({ isAdmin: true })
  expect(token).not.toBe(operator.token)
  server.clock.advance(0.1 * 3_600_000 + 1)
  await expectRefusal(operator.call(operatorVerify, {}), 'unauthenticated')
})

test('a token verifies as an operator’s or a device’s, and none is refused', {
  tags: ['ADMIN-01', 'ADMIN-10', 'API-51'],
}, async () => {
  const verify = async (headers: Record<string, string>) => {
    const response = await server.fetch('/api/admin/verify', { headers })
    return [response.status, await response.json()]
  }
  const [operator, device] = [await server.operator(), await server.newDevice()]
  const as = ({ token }: TestDevice) => ({ authorization: `Bearer ${token}` })
  expect(await verify(as(operator))).toMatchObject([200, { isAdmin: true }])
  expect(await verify(as(device))).toEqual([200, { isAdmin: false }])
  expect(await verify({})).toMatchObject([401, { code: 'unauthenticated' }])
})

test('an operator’s token is of no use where a device is wanted', async () => {
  const operator = await server.operator()
  await expectRefusal(operator.call(getSubscriptionStatus, {}), 'forbidden')
})

test('after five tries an address has to wait for a quarter of an hour, even with the right password', {
  tags: ['API-59', 'A60', 'slow'],
}, async () => {
  const own = await startTestServer()
  try {
    for (let tries = 0; tries < 5; tries++) await expectRefusal(tryPassword('wrong', own), 'wrong_password')
    await expectRefusal(tryPassword(operatorPassword, own), 'too_many_logins')
    const waiting = await own.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: operatorPassword }),
    })
    const error = 'Too many attempts. Please try again in 15 minutes.'
    expect([waiting.status, await waiting.json()]).toMatchObject([429, { error }])
    const waitSeconds = Number(waiting.headers.get('retry-after'))
    expect(waitSeconds).toBeGreaterThan(14 * 60)
    expect(waitSeconds).toBeLessThanOrEqual(15 * 60)
  } finally {
    await own.close()
  }
})

test('whoever knows the password may log in as often as they like', { tags: ['slow'] }, async () => {
  const own = await startTestServer()
  try {
    for (let tries = 0; tries < 4; tries++) await expectRefusal(tryPassword('wrong', own), 'wrong_password')
    for (let tries = 0; tries < 7; tries++) await tryPassword(operatorPassword, own)
    await expectRefusal(tryPassword('wrong', own), 'wrong_password')
  } finally {
    await own.close()
  }
})

test('without a configured password one is made at the first start, shown once and kept as a hash', {
  tags: ['A60', 'slow'],
}, async () => {
  const database = await freshDatabase()
  const config = { operatorPassword: undefined }
  const first = await startTestServer({ database, config })
  const password = first.generatedPassword ?? ''
  expect(password).toMatch(/^[\w-]{20}$/)
  expect(await tryPassword(password, first)).toHaveProperty('token')
  const { hash } = await first.services.database.db
    .selectFrom('operator_password')
    .select('hash')
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^argon2id\$/)
  expect(hash).not.toContain(password)
  await first.close()

  const second = await startTestServer({ database, config })
  expect(second.generatedPassword).toBeUndefined()
  expect(await tryPassword(password, second)).toHaveProperty('token')
  await second.close()
  await database.remove()
})

test('a newly configured password replaces the old one and ends its sessions', {
  tags: ['slow'],
}, async () => {
  const database = await freshDatabase()
  const before = await startTestServer({ database })
  const session = await before.operator()
  await before.close()
  const after = await startTestServer({ database, config: { operatorPassword: 'another password' } })
  const verify = await after.fetch('/api/admin/verify', {
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(verify.status).toBe(401)
  await expectRefusal(tryPassword(operatorPassword, after), 'wrong_password')
  expect(await tryPassword('another password', after)).toHaveProperty('token')
  await after.close()
  await database.remove()
})
