// @module-tag slow
import { type Endpoint, endpoints, errorBody } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { applyBody, changesLeft, untilEnded } from '../testing/make-creations.ts'
import { uploadPortraits } from '../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { loginTries: 1000 } })
})
afterAll(() => server.close())

const all = Object.entries(endpoints) as [string, Endpoint][]

// Every endpoint reads rows, which another driver may make otherwise.
test.for(all)(
  '%s is served, and answers nonsense with a code of its declaration',
  { tags: ['postgres'] },
  async ([, endpoint]) => {
    const who = endpoint.auth === 'operator' ? await server.operator() : await server.newDevice()
    const path = endpoint.path.replace('{id}', crypto.randomUUID())
    const response = await server.fetch(`/api${path}`, {
      method: endpoint.method,
      headers: {
        ...(endpoint.auth !== 'none' && { authorization: `Bearer ${who.token}` }),
        ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(endpoint.method === 'POST' && { body: JSON.stringify({ nonsense: 1 }) }),
    })
    if (response.ok && endpoint.stream) {
      expect(response.headers.get('content-type')).toBe(endpoint.stream)
      await response.body?.cancel()
      return
    }
    const body: unknown = await response.json()
    if (response.ok) expect(z.safeParse(endpoint.reply, body).success).toBe(true)
    else expect(endpoint.errors).toContain(errorBody.parse(body).code)
  },
)

test('fields that a client adds to its registration are ignored', async () => {
  const response = await server.fetch('/api/auth/register-device', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      deviceId: `test-${crypto.randomUUID()}`,
      appVersion: '1',
      isAdmin: true,
      remainingFreeUses: 99,
    }),
  })
  const { token } = (await response.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const status = await server.fetch('/api/subscriptions/status', { headers })
  const verify = await server.fetch('/api/admin/verify', { headers })
  expect(await status.json()).toMatchObject({ usage: { remainingFreeUses: 3 } })
  expect(await verify.json()).toEqual({ isAdmin: false })
})

test('an apply that claims to be a finished test run is made and paid like any other', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const response = await server.fetch('/api/wedding-styles/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}` },
    body: JSON.stringify({ ...applyBody(photos), status: 'completed', is_test: true, price: 0 }),
  })
  const { id, status } = (await response.json()) as { id: string; status: string }
  expect(status).toBe('pending')
  await untilEnded(device, id)
  expect(await changesLeft(device)).toBe(4)
})
