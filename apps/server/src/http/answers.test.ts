import { existsSync } from 'node:fs'
import { errorBody } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPortrait } from '../testing/make-photos.ts'
import {
  operatorPassword,
  startTestServer,
  type TestDevice,
  type TestServer,
} from '../testing/start-server.ts'
import { corsOptions } from './security.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    config: { corsOrigins: ['capacitor://localhost', 'https://app.example'] },
  })
  device = await server.newDevice()
})
afterAll(() => server.close())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}`, ...headers },
  })

async function read(response: Response) {
  const { code, error, requestId, details } = errorBody.parse(await response.json())
  expect(response.headers.get('x-request-id')).toBe(requestId)
  expect(response.headers.get('content-type')).toContain('application/json')
  return { status: response.status, code, error, details, paths: details?.map(({ path }) => path) }
}

test('malformed JSON is called that', { tags: ['API-02'] }, async () => {
  for (const body of ['{"deviceId":', '', 'not json', '{"__proto__": {"a": 1}}']) {
    const answer = await read(await post('/api/auth/register-device', body))
    expect(answer).toMatchObject({
      status: 400,
      code: 'malformed_json',
      error: 'The request body is not valid JSON.',
    })
  }
})

test('a body of the wrong shape says where and in English why', async () => {
  const answer = await read(await post('/api/wedding-styles/apply', '{"partner1PhotoId":"7","styleId":""}'))
  expect(answer).toMatchObject({ status: 400, code: 'bad_request' })
  expect(answer.paths).toEqual(
    expect.arrayContaining(['partner1PhotoId', 'partner2PhotoId', 'partner1Attire', 'styleId']),
  )
  expect(answer.details).toContainEqual({ path: 'partner1PhotoId', message: 'Invalid UUID' })
})

test('a body that is far too large is refused', async () => {
  const answer = await read(
    await post('/api/wedding-styles/apply', JSON.stringify({ a: 'x'.repeat(300_000) })),
  )
  expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('a body that is JSON is refused under another type, and a form where none is expected', {
  tags: ['API-02'],
}, async () => {
  const body = JSON.stringify({ deviceId: crypto.randomUUID(), appVersion: '1' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await read(await post('/api/auth/register-device', body, { 'content-type': type }))
    expect([type, answer]).toMatchObject([type, { status: 400, code: 'bad_request' }])
  }
  const form = { deviceId: crypto.randomUUID(), appVersion: '1' }
  const urlencoded = await post('/api/auth/register-device', new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  const parts = new FormData()
  for (const [name, value] of Object.entries(form)) parts.append(name, value)
  const multipart = await server.fetch('/api/auth/register-device', { method: 'POST', body: parts })
  for (const sent of [urlencoded, multipart])
    expect(await read(sent)).toMatchObject({ status: 400, code: 'bad_request' })
  const upload = await read(await post('/api/photos/upload', '{"photo":"x"}'))
  expect(upload).toMatchObject({ status: 400, code: 'bad_request' })
  expect((await post('/api/auth/register-device', body)).status).toBe(200)
})

test('an Idempotency-Key that is too long is refused', async () => {
  const id = crypto.randomUUID()
  const body = {
    partner1PhotoId: id,
    partner2PhotoId: id,
    partner1Attire: 'dress',
    partner2Attire: 'suit',
    styleId: 'x',
  }
  const headers = { 'idempotency-key': 'k'.repeat(256) }
  const answer = await read(await post('/api/wedding-styles/apply', JSON.stringify(body), headers))
  expect(answer).toMatchObject({ status: 400, paths: ['Idempotency-Key'] })
})

test('an unknown address of the API answers JSON, with any method', { tags: ['A34'] }, async () => {
  for (const [path, method] of [
    ['/api/nothing', 'GET'],
    ['/api/config/wedding-styles', 'DELETE'],
    ['/media/nothing', 'GET'],
    ['/landing', 'POST'],
  ])
    expect(await read(await server.fetch(path, { method }))).toMatchObject({ status: 404, code: 'not_found' })
})

test.each(['/%', '/landing%', '/api/%E0%A4%A', '/media/%zz'])(
  'the address %s, which cannot be read, is refused in the words of the API',
  { tags: ['A35', 'A50'] },
  async (path) => {
    const response = await server.fetch(path)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'That request is not in the expected form.', code: 'bad_request', requestId },
    ])
  },
)

test('a defect is told in one calm sentence without the inside', {
  tags: ['A35', 'A41', 'API-57', 'API-58', 'API-59'],
}, async () => {
  await server.services.database.db.deleteFrom('catalogues').execute()
  const response = await server.fetch('/api/wedding-styles-with-variations.json')
  const answer = await read(response)
  expect(answer).toEqual({
    status: 500,
    code: 'internal',
    error: 'Something went wrong on our side. Nothing was charged.',
    paths: undefined,
  })
})

test('answers with somebody’s data are never kept by caches', async () => {
  const response = await server.fetch('/api/subscriptions/status', {
    headers: { authorization: `Bearer ${device.token}` },
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('neither a registration nor a login sets a cookie', { tags: ['A61'] }, async () => {
  const answers = [
    await post(
      '/api/auth/register-device',
      JSON.stringify({ deviceId: crypto.randomUUID(), appVersion: '1' }),
    ),
    await post('/api/admin/login', JSON.stringify({ password: operatorPassword })),
  ]
  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toBeNull()
  }
})

const publicPages = ['/', '/landing', '/wedding-style/demo']
const addresses = [
  ...publicPages,
  '/healthz',
  '/metrics',
  '/app-config.json',
  '/admin',
  '/api/nothing',
  '/assets/nothing.js',
  '/catalogue/rose-arch/preview.webp',
  '/catalogue/rose-arch/preview-240.webp',
  'a photo',
]

test.each(addresses)(
  'the answer to %s carries the security headers',
  { tags: ['A50', 'A61'] },
  async (address) => {
    const path = address === 'a photo' ? (await uploadPortrait(device)).url : address
    const { headers } = await server.fetch(path)
    const [first, scripts, ...rest] = headers.get('content-security-policy')?.split(';') ?? []
    const isBuilt = existsSync(new URL('../../../web/dist/.pages/landing.html', import.meta.url))
    // A page of a finished build names its own script, too.
    const hash = isBuilt && publicPages.includes(address) ? " 'sha256-[\\w+/=]+'" : ''
    expect(scripts).toMatch(new RegExp(`^script-src 'self'${hash}$`))
    expect([first, ...rest]).toEqual([
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self' blob:",
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('set-cookie')).toBeNull()
    const permissions = headers.get('permissions-policy')?.split(', ')
    expect(permissions).toEqual(expect.arrayContaining(['camera=(self)', 'microphone=()', 'geolocation=()']))
  },
)

test('listed origins may call with credentials, others get no permission', {
  tags: ['API-01', 'A50', 'A54', 'A61'],
}, async () => {
  const preflight = (origin: string) =>
    server.fetch('/api/wedding-styles/apply', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key,x-client-user-agent',
      },
    })
  for (const origin of ['capacitor://localhost', 'https://app.example']) {
    const { headers } = await preflight(origin)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-headers')).toContain('X-Client-User-Agent')
  }
  const others = ['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null']
  for (const origin of others)
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
})

test('where no origin is listed none may call', { tags: ['A61'] }, () => {
  expect(corsOptions({ corsOrigins: [] }).origin).toBe(false)
})

test.each(['/api/wedding-styles', '/api/wedding-dress'])(
  'a listed origin may delete under %s and say which browser asks',
  {
    tags: ['API-27', 'API-46', 'A54'],
  },
  async (path) => {
    const { headers } = await server.fetch(`${path}/${crypto.randomUUID()}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'capacitor://localhost',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,x-client-user-agent',
      },
    })
    expect(headers.get('access-control-allow-origin')).toBe('capacitor://localhost')
    expect(headers.get('access-control-allow-methods')?.split(', ')).toContain('DELETE')
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Authorization', 'X-Client-User-Agent']),
    )
  },
)

test('the shell’s origin reads the answers of its calls, refusals too', async () => {
  const origin = 'capacitor://localhost'
  const call = (authorization: string) =>
    server.fetch('/api/subscriptions/status', { headers: { origin, authorization } })
  for (const response of [await call(`Bearer ${device.token}`), await call('Bearer none')]) {
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
  }
})

test('a large answer is compressed', async () => {
  const response = await server.fetch('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
})
