import {
  type Auth,
  deleteMyData,
  type Endpoint,
  endpoints,
  getDresses,
  getRatingStats,
  getWeddingStyles,
  listSavedPortraits,
  listUploadedDresses,
  operatorLogout,
  saveWeddingDress,
  saveWeddingStyles,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../domain/access/index.ts'
import { fillDevice } from '../testing/fill-device.ts'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { uploadPortrait } from '../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

type Who = 'nobody' | 'garbage' | 'device' | 'expiredOperator' | 'operator'

let server: TestServer
const tokens: Record<Who, string | undefined> = {
  nobody: undefined,
  garbage: `d_${'x'.repeat(43)}`,
  device: undefined,
  expiredOperator: undefined,
  operator: undefined,
}
/** What another device has, by how the path of an endpoint about it begins. */
let foreign: [path: string, id: string][] = []

beforeAll(async () => {
  server = await startTestServer({ settings: { loginTries: 1000 } })
  tokens.device = (await server.newDevice()).token
  tokens.operator = (await server.operator()).token
  tokens.expiredOperator = await expiredSession()
  const { device: owner, styleId, dressId, hairId } = await fillDevice(server)
  const { id: photoId } = await uploadPortrait(owner)
  const [gown] = await owner.call(listUploadedDresses, {})
  const [portrait] = await owner.call(listSavedPortraits, {})
  foreign = [
    ['/wedding-styles/stats/', 'Golden Tide'],
    ['/wedding-dress/uploaded-dresses/', gown.id],
    ['/wedding-dress/', dressId],
    ['/enhanced-portraits/', portrait.id],
    ['/hair-color/{photoId}', photoId],
    ['/hair-color/', hairId],
    ['/photos/', photoId],
    ['/', styleId],
  ]
})
afterAll(() => server.close())

const unknown = { nobody: 401, garbage: 401, expiredOperator: 401 } as const

/** What each kind of caller is answered before anything else is looked at; undefined lets the caller in. */
const refusals: Record<Auth, Partial<Record<Who, 401 | 403>>> = {
  none: {},
  optional: {},
  device: { ...unknown, operator: 403 },
  operator: { ...unknown, device: 403 },
  any: unknown,
}

const callers: Who[] = ['nobody', 'garbage', 'device', 'expiredOperator', 'operator']
const matrix = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  callers.map((who) => ({ name, who, endpoint: endpoint as Endpoint })),
)

async function expiredSession(): Promise<string> {
  const { token } = await server.operator()
  await server.services.database.db
    .updateTable('operator_sessions')
    .set({ expires_at: server.clock.now() })
    .where('token_hash', '=', hashToken(token))
    .execute()
  return token
}

function foreignTo({ path }: Endpoint): string {
  return foreign.find(([start]) => path.startsWith(start))?.[1] ?? ''
}

const withParameter = ({ path }: Endpoint, value: string) => path.replace(/\{\w+\}/, value)

function call(endpoint: Endpoint, token: string | undefined): Promise<Response> {
  const path = withParameter(endpoint, encodeURIComponent(foreignTo(endpoint)))
  return server.fetch(`/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && {
      body: JSON.stringify({ rating: 'positive', isStarred: true, reason: 'pose', color: 'copper' }),
    }),
  })
}

/** Lines of the API that say `bearer`. */
const withBearer = '05 06 09 22 27 29 30 34 35 36 37 38 39 40 41 42 43 44 45 46 51 52'
  .split(' ')
  .map((line) => `API-${line}`)

test.for(matrix)(
  '$name answers $who as the contract says',
  { tags: [...withBearer, 'ADMIN-01', 'A50', 'A61'] },
  async ({ who, endpoint }) => {
    const { status, headers } = await call(endpoint, (await lastToken(endpoint, who)) ?? tokens[who])
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';script-src 'self';/)
    const refusal = refusals[endpoint.auth][who]
    if (refusal) expect(status).toBe(refusal)
    else expect([401, 403, 500]).not.toContain(status)
  },
)

const everybody: Who[] = ['nobody', 'device', 'operator']
const decided = ['A05', 'A06', 'A56', 'ADMIN-13']
const nobodysId = '00000000-0000-4000-8000-000000000000'

const doors: [door: string, wanted: Who[], tags: string[]][] = [
  ['POST /auth/register-device', everybody, ['API-04']],
  ['GET /wedding-styles-with-variations.json', everybody, ['API-07']],
  ['GET /config/wedding-dress', everybody, ['API-08']],
  ['GET /wedding-dresses.json', everybody, ['API-10']],
  ['POST /analytics/discovery-source', everybody, [...decided, 'API-14']],
  ['POST /analytics/style-request', everybody, [...decided, 'API-13']],
  ['GET /analytics/test-group', everybody, [...decided, 'API-11']],
  ['POST /analytics/test-group', everybody, [...decided, 'API-12']],
  ['POST /analytics/exposure', everybody, decided],
  ['POST /notifications/interaction', everybody, [...decided, 'API-48']],
  ['POST /notifications/register', everybody, ['API-47']],
  ['POST /notifications/review-requested', everybody, ['API-49']],
  ['POST /admin/login', everybody, ['API-50']],
  ['POST /photos/upload-url', ['device', 'operator'], [...decided, 'API-31']],
  ['POST /photos', ['device', 'operator'], [...decided, 'API-33']],
  ['POST /photos/upload', ['device', 'operator'], decided],
  ['POST /wedding-photos/upload', ['device', 'operator'], decided],
  ['POST /wedding-dress/upload-photo', ['device', 'operator'], decided],
  ['POST /wedding-dress/upload-dress', ['device'], decided],
  ['POST /wedding-dress/apply', ['device', 'operator'], decided],
  [`POST /hair-color/${nobodysId}/apply`, ['device'], decided],
  ['POST /ai/enhance-wedding-portrait', ['device'], decided],
  ['POST /ai/enhance-dress-portrait', ['device'], decided],
  ['POST /enhanced-portraits', ['device'], decided],
  ['POST /ai/generate-variations', ['operator'], [...decided, 'API-28']],
  ['POST /wedding-styles/generate-preview', ['operator'], [...decided, 'API-24']],
  ['GET /wedding-styles/stats/Golden%20Tide', ['device', 'operator'], [...decided, 'API-23']],
  ['POST /wedding-styles/upload', ['device', 'operator'], [...decided, 'API-25']],
  ['POST /wedding-styles/apply', ['device', 'operator'], [...decided, 'API-20']],
  [`GET /wedding-styles/${nobodysId}`, ['device', 'operator'], ['API-21']],
  ['GET /wedding-styles', ['device', 'operator'], ['API-26']],
  ['GET /subscriptions/status', ['device'], ['API-15']],
  ['POST /subscriptions/sync', ['device'], ['API-16']],
  ['POST /purchases/one-time', ['device'], ['API-17']],
  ['GET /purchases/one-time/status', ['device'], ['API-18']],
  ['POST /purchases/portrait-credits', ['device'], ['API-19']],
  ['POST /config/wedding-styles', ['operator'], ['API-06']],
  ['GET /config/wedding-styles/draft', ['operator'], ['A27']],
  ['GET /config/wedding-styles/draft/base', ['operator'], ['A27']],
  ['POST /config/wedding-dress', ['operator'], ['API-09']],
]

for (const [door, wanted, tags] of doors)
  test(`${door} lets in ${wanted.join(', ')}`, { tags }, async () => {
    const [method, path] = door.split(' ')
    const statusFor = async (who: Who) => {
      const headers = { ...(tokens[who] && { authorization: `Bearer ${tokens[who]}` }) }
      return (await server.fetch(`/api${path}`, { method, headers })).status
    }
    for (const who of everybody)
      expect([who, ![401, 403].includes(await statusFor(who))]).toEqual([who, wanted.includes(who)])
  })

/** Whoever deletes its own data or logs out can be asked nothing more. */
async function lastToken(endpoint: Endpoint, who: Who): Promise<string | undefined> {
  if (endpoint === deleteMyData && who === 'device') return (await server.newDevice()).token
  if (endpoint === operatorLogout && who === 'operator') return (await server.operator()).token
  return undefined
}

/** Endpoints about one thing that somebody owns. */
const withIds = Object.entries(endpoints).filter(([, { path }]) => /\{(id|photoId)\}/.test(path))

test.for(withIds)('%s does not give a device what belongs to another', async ([, endpoint]) => {
  expect((await call(endpoint, tokens.device)).status).toBe(endpoint.auth === 'operator' ? 403 : 404)
})

test.for(withIds)('%s does not find what is no id', { tags: ['A34'] }, async ([, endpoint]) => {
  const response = await server.fetch(`/api${withParameter(endpoint, '1%20or%201=1')}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${endpoint.auth === 'operator' ? tokens.operator : tokens.device}` },
  })
  expect(response.status).toBe(404)
})

const ofBoth = withIds.filter(([, { auth }]) => auth === 'any')

test.for(ofBoth)('%s does not give an operator what belongs to a device', async ([, endpoint]) => {
  expect((await call(endpoint, tokens.operator)).status).toBe(404)
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

test('an operator tends the configuration, reads ratings, uploads photos and runs generations', {
  tags: ['ADMIN-13'],
}, async () => {
  const operator = await server.operator()
  const { version: baseVersion, ...styles } = await operator.call(getWeddingStyles, {})
  const { dresses, version } = await operator.call(getDresses, {})
  expect(JSON.stringify([styles, dresses])).toContain('"recipe"')
  const saves = { ...styles, baseVersion }
  expect(await operator.call(saveWeddingStyles, { body: saves })).toMatchObject({ success: true })
  const saved = await operator.call(saveWeddingDress, { body: { dresses, baseVersion: version } })
  expect(saved).toMatchObject({ success: true })
  const params = { styleName: 'Golden Tide' }
  expect(await operator.call(getRatingStats, { params })).toMatchObject({ total: 1 })
  expect(await untilEnded(operator, await applyOnce(operator))).toMatchObject({ status: 'completed' })
})

test('nobody but an operator whose session runs saves the configuration', {
  tags: ['ADMIN-01', 'ADMIN-13', 'API-60'],
}, async () => {
  const writing = Object.values(endpoints).filter(
    ({ method, path }) => method !== 'GET' && path.startsWith('/config/'),
  )
  expect(writing.length).toBeGreaterThan(10)
  for (const endpoint of writing) {
    const statuses = []
    for (const who of callers.filter((one) => one !== 'operator'))
      statuses.push((await call(endpoint, tokens[who])).status)
    expect([endpoint.path, statuses]).toEqual([endpoint.path, [401, 401, 403, 401]])
  }
})
