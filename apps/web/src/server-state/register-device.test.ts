import { localKeys } from '@ever-after/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#platform/storage.ts'
import { authToken } from './call.ts'
import { deviceId, ensureRegistered } from './register-device.ts'

const serve = (body: string, init?: ResponseInit) => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a browser without a token registers a random web- id and keeps the token', {
  tags: ['SHELL-08', 'SHELL-09', 'API-01', 'API-02', 'API-04'],
}, async () => {
  const fetched = serve('{"success":true,"token":"t1"}')
  await ensureRegistered()
  expect(authToken()).toBe('t1')
  const [url, { credentials, headers, body }] = fetched.mock.calls[0]
  expect([url, credentials]).toEqual(['/api/auth/register-device', 'include'])
  expect(new Headers(headers).get('content-type')).toBe('application/json')
  expect(JSON.parse(String(body))).toEqual({
    deviceId: expect.stringMatching(/^web-[0-9a-f-]{72}$/),
    appVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('the id of a browser is like no other, and its own', { tags: ['SHELL-09'] }, () => {
  const first = deviceId()
  expect(deviceId()).toBe(first)
  window.localStorage.clear()
  expect(deviceId()).not.toBe(first)
})

test('the id of a browser is made of what the browser gives at random', { tags: ['SHELL-09'] }, () => {
  let given = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) for (const at of bytes.keys()) bytes[at] = given++
    return bytes
  })
  expect(deviceId()).toBe('web-00010203-0405-4607-8809-0a0b0c0d0e0f10111213-1415-4617-9819-1a1b1c1d1e1f')
})

test('a browser with a token does not register again', { tags: ['SHELL-08'] }, async () => {
  localStore.write(localKeys.authToken, 'known')
  const fetched = serve('{}')
  await ensureRegistered()
  expect(fetched).not.toHaveBeenCalled()
})

test.each(['7', '{"value":"known"}'])(
  'a token and a device id that are kept as %s are none, and the browser registers',
  { tags: ['A50'] },
  async (kept) => {
    for (const key of ['ever-after.auth-token', 'ever-after.device-id'])
      window.localStorage.setItem(key, kept)
    const fetched = serve('{"success":true,"token":"t1"}')
    expect(authToken()).toBeNull()
    await ensureRegistered()
    expect(authToken()).toBe('t1')
    const { deviceId } = JSON.parse(String(fetched.mock.calls[0][1].body))
    expect(deviceId).toMatch(/^web-[0-9a-f-]{72}$/)
  },
)

test('two that ask at the same time share one registration', { tags: ['SHELL-08'] }, async () => {
  const fetched = serve('{"success":true,"token":"t1"}')
  await Promise.all([ensureRegistered(), ensureRegistered()])
  expect(fetched).toHaveBeenCalledOnce()
})

test.each([
  ['', { status: 503 }, 'Registration failed: 503'],
  ['{"success":true}', { status: 200 }, 'Registration response missing token'],
  ['{"success":true,"token":null}', { status: 200 }, 'Registration response missing token'],
  ['{"success":true,"token":""}', { status: 200 }, 'Registration response missing token'],
])(
  'a failed registration is only logged',
  { tags: ['SHELL-10', 'ERR-02', 'ERR-03', 'ERR-01'] },
  async (body, init, words) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(body, init)
    await ensureRegistered()
    expect(logged).toHaveBeenCalledWith(words)
    expect(authToken()).toBeNull()
  },
)
