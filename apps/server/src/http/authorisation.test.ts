import { type Auth, deleteMyData, type Endpoint, endpoints } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

type Who = 'nobody' | 'garbage' | 'device' | 'operator'

let server: TestServer
const tokens: Record<Who, string | undefined> = {
  nobody: undefined,
  garbage: `d_${'x'.repeat(43)}`,
  device: undefined,
  operator: undefined,
}
let foreignCreation = ''

beforeAll(async () => {
  server = await startTestServer()
  const [owner, device] = [await server.newDevice(), await server.newDevice()]
  tokens.device = device.token
  tokens.operator = (await server.operator()).token
  foreignCreation = await applyOnce(owner)
  await untilEnded(owner, foreignCreation)
})
afterAll(() => server.close())

/** What each kind of caller is answered before anything else is looked at; undefined lets the caller in. */
const refusals: Record<Auth, Record<Who, 401 | 403 | undefined>> = {
  none: { nobody: undefined, garbage: undefined, device: undefined, operator: undefined },
  optional: { nobody: undefined, garbage: undefined, device: undefined, operator: undefined },
  device: { nobody: 401, garbage: 401, device: undefined, operator: 403 },
  operator: { nobody: 401, garbage: 401, device: 403, operator: undefined },
  any: { nobody: 401, garbage: 401, device: undefined, operator: undefined },
}

const callers: Who[] = ['nobody', 'garbage', 'device', 'operator']
const matrix = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  callers.map((who) => ({ name, who, endpoint: endpoint as Endpoint })),
)

function call(endpoint: Endpoint, token: string | undefined): Promise<Response> {
  const path = endpoint.path.replace('{id}', foreignCreation)
  return server.fetch(`/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { body: JSON.stringify({ rating: 'positive' }) }),
  })
}

test.for(matrix)('$name answers $who as the contract says', async ({ who, endpoint }) => {
  // One that deletes its own data could be asked nothing more.
  const own = endpoint === deleteMyData && who === 'device'
  const { status } = await call(endpoint, own ? (await server.newDevice()).token : tokens[who])
  const refusal = refusals[endpoint.auth][who]
  if (refusal) expect(status).toBe(refusal)
  else expect([401, 403, 500]).not.toContain(status)
})

const withIds = Object.entries(endpoints).filter(([, { path }]) => path.includes('{id}'))

test.for(withIds)('%s does not find another device’s picture', async ([, endpoint]) => {
  expect((await call(endpoint, tokens.device)).status).toBe(404)
})

test.for(withIds)('%s does not find what is no id', async ([, endpoint]) => {
  const response = await server.fetch(`/api${endpoint.path.replace('{id}', '1%20or%201=1')}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${tokens.device}` },
  })
  expect(response.status).toBe(404)
})

test('an operator does not see a device’s pictures', async () => {
  const response = await server.fetch(`/api/wedding-styles/${foreignCreation}`, {
    headers: { authorization: `Bearer ${tokens.operator}` },
  })
  expect(response.status).toBe(404)
})

test.for([
  'Bearer',
  'Basic abc',
  'bearer  ',
  `Bearer d_${'x'.repeat(500)}`,
  "Bearer d_'; drop table devices",
])('the header %j opens nothing', async (authorization) => {
  const response = await server.fetch('/api/subscriptions/status', { headers: { authorization } })
  expect(response.status).toBe(401)
})
