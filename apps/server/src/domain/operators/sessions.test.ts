import { nameOperator, operatorLogout, operatorVerify } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a session has a reference of its own and the name that its person gives it', async () => {
  const [one, other] = [await server.operator(), await server.operator()]
  const { session } = await one.call(operatorVerify, {})
  expect(session).toEqual({
    reference: expect.stringMatching(/^[0-9A-F]{4}$/),
    name: null,
    expiresAt: expect.any(String),
  })
  const named = await one.call(nameOperator, { body: { name: '  Ines ' } })
  expect(named).toEqual({ ...session, name: 'Ines' })
  expect(await one.call(operatorVerify, {})).toEqual({ isAdmin: true, session: named })
  const { session: second } = await other.call(operatorVerify, {})
  expect(second?.name).toBeNull()
  expect(second?.reference).not.toBe(session?.reference)
})

test('a name is some text that fits a line', async () => {
  const { call } = await server.operator()
  for (const name of ['', '   ', 'x'.repeat(61)])
    await expectRefusal(call(nameOperator, { body: { name } }), 'bad_request')
})

test('whoever logs out ends that session and no other', async () => {
  const [one, other] = [await server.operator(), await server.operator()]
  expect(await one.call(operatorLogout, {})).toEqual({ success: true })
  await expectRefusal(one.call(operatorVerify, {}), 'unauthenticated')
  expect(await other.call(operatorVerify, {})).toMatchObject({ isAdmin: true })
})
