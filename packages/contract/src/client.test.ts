import { expect, test } from 'vitest'
import {
  ApiError,
  createClient,
  deleteDressTryOn,
  deleteHairChange,
  deleteSavedPortrait,
  deleteStyleApplication,
  endpoints,
  getStyleApplication,
  type JsonEndpoint,
  registerDevice,
  requestStyle,
  uploadPhoto,
} from './index.ts'

const answering = (body: string, init: ResponseInit) => {
  const seen: Request[] = []
  const send: typeof fetch = async (input, options) => {
    seen.push(new Request(new URL(String(input), 'http://local'), options))
    return new Response(body, init)
  }
  return { send, seen }
}

const id = '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11'

test('a refused call throws the status, a colon, a space and the body', {
  tags: ['ERR-01', 'A41'],
}, async () => {
  const { send } = answering('{"error":"Not found.","code":"not_found","requestId":"r1"}', {
    status: 404,
    statusText: 'Not Found',
  })
  const call = createClient({ baseUrl: '/api', fetch: send })
  const failure = await call(getStyleApplication, { params: { id } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect((failure as ApiError).message).toBe(
    '404: {"error":"Not found.","code":"not_found","requestId":"r1"}',
  )
  expect((failure as ApiError).body?.code).toBe('not_found')
})

test('a refused call without a body throws the status text', { tags: ['ERR-01'] }, async () => {
  const { send } = answering('', { status: 502, statusText: 'Bad Gateway' })
  const call = createClient({ baseUrl: '/api', fetch: send })
  await expect(call(getStyleApplication, { params: { id } })).rejects.toThrow('502: Bad Gateway')
})

test('a call with a body is JSON, carries the bearer and includes credentials', {
  tags: ['API-01', 'API-02', 'API-03', 'MEMB-03'],
}, async () => {
  const { send, seen } = answering('{}', { status: 500 })
  const call = createClient({ baseUrl: '/api', fetch: send, token: () => 'secret' })
  await call(getStyleApplication, { params: { id } }).catch(() => undefined)
  await call(registerDevice, { body: { deviceId: 'web-0123456789abcdef0123', appVersion: '1' } }).catch(
    () => undefined,
  )
  await call(requestStyle, { body: { styleName: 'Lighthouse' } }).catch(() => undefined)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET http://local/api/wedding-styles/${id}`,
    'POST http://local/api/auth/register-device',
    'POST http://local/api/analytics/style-request',
  ])
  expect(seen.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
  expect(seen[0].headers.get('authorization')).toBe('Bearer secret')
  expect(seen[0].headers.get('content-type')).toBeNull()
  expect(seen[1].headers.get('authorization')).toBeNull()
  expect(seen[1].headers.get('content-type')).toBe('application/json')
  expect(await seen[1].json()).toEqual({ deviceId: 'web-0123456789abcdef0123', appVersion: '1' })
  const { headers } = seen[2]
  expect([headers.get('authorization'), headers.get('content-type')]).toEqual([
    'Bearer secret',
    'application/json',
  ])
})

test('every call but four carries the bearer', { tags: ['API-01', 'ADMIN-12', 'MEMB-03'] }, async () => {
  const { send, seen } = answering('{}', { status: 500 })
  const call: (endpoint: JsonEndpoint, input: object) => Promise<unknown> = createClient({
    baseUrl: '/api',
    fetch: send,
    token: () => 'secret',
  })
  const asked = Object.values(endpoints).flatMap((endpoint) => ('stream' in endpoint ? [] : [endpoint]))
  for (const endpoint of asked) await call(endpoint, {}).catch(() => undefined)
  expect(seen.length).toBeGreaterThan(90)
  const bare = seen.filter(({ headers }) => headers.get('authorization') !== 'Bearer secret')
  expect(bare.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    '/api/admin/login',
    '/api/auth/register-device',
    '/api/wedding-dresses.json',
    '/api/wedding-styles-with-variations.json',
  ])
})

test('a call with files is a form', { tags: ['API-02', 'API-03'] }, async () => {
  const { send, seen } = answering('{}', { status: 500 })
  const call = createClient({ baseUrl: '/api', fetch: send })
  const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
  await call(uploadPhoto, { multipart: { files: { photo } } }).catch(() => undefined)
  expect(seen[0].headers.get('authorization')).toBeNull()
  expect(seen[0].headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect([...(await seen[0].formData()).keys()]).toEqual(['photo'])
})

test('a deletion says which browser asks, other calls do not', {
  tags: ['API-27', 'API-46', 'A54'],
}, async () => {
  const { send, seen } = answering('{"success":true}', { status: 200 })
  const call = createClient({ baseUrl: '/api', fetch: send })
  await call(deleteStyleApplication, { params: { id } })
  await call(deleteDressTryOn, { params: { id } })
  await call(deleteHairChange, { params: { id } })
  await call(deleteSavedPortrait, { params: { id } })
  await call(getStyleApplication, { params: { id } }).catch(() => undefined)
  const agents = seen.map(({ headers }) => headers.get('x-client-user-agent'))
  expect(agents).toEqual([...Array(4).fill(navigator.userAgent), null])
})
