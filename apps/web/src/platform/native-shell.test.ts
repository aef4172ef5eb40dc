import { errorOfAnswer, localKeys } from '@ever-after/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from './testing/native-bridge.ts'

const preferences = new Map<string, string>()
let allowsPush = 'prompt'

const phone = standNativeBridge({
  Preferences: {
    get: ({ key }) => ({ value: preferences.get(String(key)) ?? null }),
    set: ({ key, value }) => void preferences.set(String(key), String(value)),
    remove: ({ key }) => void preferences.delete(String(key)),
  },
  FirebaseMessaging: {
    checkPermissions: () => ({ receive: allowsPush }),
    requestPermissions() {
      allowsPush = 'granted'
      return { receive: allowsPush }
    },
    getToken: () => ({ token: 'fetched' }),
  },
  App: {},
})

const { keyValueStore } = await import('./key-value-store.ts')
const { push } = await import('./push.ts')
const { onAppState } = await import('./app-state.ts')
const { onAppLink } = await import('./app-links.ts')
const { apiOrigin } = await import('./api-origin.ts')
const { serverFetch, toDeviceAddresses } = await import('./server-fetch.ts')

const listens = (plugin: string) =>
  vi.waitFor(() => expect(phone.callsOf(plugin).some(({ method }) => method === 'addListener')).toBe(true))

beforeEach(() => {
  phone.calls.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('token and device id live in the phone’s preferences and are read at once after the start', {
  tags: ['A50', 'SHELL-08'],
}, async () => {
  preferences.set(localKeys.authToken, '"known"')
  preferences.set(localKeys.deviceId, '{broken')
  expect(keyValueStore.read(localKeys.authToken)).toBeUndefined()
  await keyValueStore.hydrate()
  expect(keyValueStore.read(localKeys.authToken)).toBe('known')
  expect(keyValueStore.read(localKeys.deviceId)).toBeUndefined()
  keyValueStore.write(localKeys.authToken, 'fresh')
  expect(keyValueStore.read(localKeys.authToken)).toBe('fresh')
  await vi.waitFor(() => expect(preferences.get(localKeys.authToken)).toBe('"fresh"'))
  keyValueStore.remove(localKeys.authToken)
  await vi.waitFor(() => expect(preferences.has(localKeys.authToken)).toBe(false))
  expect(window.localStorage.length).toBe(0)
})

test('permission for messages is read and asked for by the phone', { tags: ['NATIVE-12'] }, async () => {
  expect(await push.permission()).toBe('prompt')
  expect(await push.requestPermission()).toBe('granted')
})

test('a token that has not come after 3 s is fetched', { tags: ['NATIVE-12'] }, async () => {
  vi.useFakeTimers()
  const tokens: string[] = []
  void push.listenForToken((token) => tokens.push(token))
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(2999)
  expect(tokens).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(tokens).toEqual(['fetched']))
})

test('a token that comes by itself is not fetched', { tags: ['NATIVE-12'] }, async () => {
  vi.useFakeTimers()
  const tokens: string[] = []
  void push.listenForToken((token) => tokens.push(token))
  await vi.advanceTimersByTimeAsync(0)
  phone.send('FirebaseMessaging', 'tokenReceived', { token: 'came' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(tokens).toEqual(['came'])
  expect(phone.callsOf('FirebaseMessaging').some(({ method }) => method === 'getToken')).toBe(false)
})

test('a tapped message comes with its id and data until no one listens any more', async () => {
  const taps: unknown[] = []
  const stop = push.onTap((message) => taps.push(message))
  await listens('FirebaseMessaging')
  const event = 'notificationActionPerformed'
  phone.send('FirebaseMessaging', event, {
    actionId: 'tap',
    notification: { id: 'n1', data: { route: '/dresses' } },
  })
  expect(taps).toEqual([{ id: 'n1', data: { route: '/dresses' } }])
  stop()
  await vi.waitFor(() =>
    expect(phone.callsOf('FirebaseMessaging').some(({ method }) => method === 'removeListener')).toBe(true),
  )
  phone.send('FirebaseMessaging', event, { actionId: 'tap', notification: { data: 'x' } })
  expect(taps).toHaveLength(1)
})

test('the phone tells when the app is left and which link opened it', { tags: ['NATIVE-19'] }, async () => {
  const states: boolean[] = []
  const links: string[] = []
  const stop = onAppState((isActive) => states.push(isActive))
  onAppLink((url) => links.push(url))
  await vi.waitFor(() =>
    expect(phone.callsOf('App').filter(({ method }) => method === 'addListener')).toHaveLength(2),
  )
  phone.send('App', 'appStateChange', { isActive: false })
  phone.send('App', 'appStateChange', { isActive: true })
  phone.send('App', 'appUrlOpen', { url: 'everafter://dresses' })
  expect([states, links]).toEqual([[false, true], ['everafter://dresses']])
  stop()
})

test('the shell needs its server’s origin from the build and cuts it to an origin', () => {
  expect(() => apiOrigin({ native: true, built: undefined })).toThrow('VITE_API_ORIGIN')
  expect(apiOrigin({ native: true, built: 'https://api.example/x' })).toBe('https://api.example')
})

test('addresses in the server’s JSON are absolute in the shell and go back as they came', async () => {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
    sent.push(options.body)
    return Response.json({ url: '/media/objects/1.jpg', note: 'see /media/' })
  })
  const response = await serverFetch('https://api.example/api/x', {
    method: 'POST',
    body: '{"dressUrl":"https://api.example/catalogue/dresses/a.webp"}',
  })
  expect(sent).toEqual(['{"dressUrl":"/catalogue/dresses/a.webp"}'])
  expect(await response.json()).toEqual({
    url: 'https://api.example/media/objects/1.jpg',
    note: 'see /media/',
  })
  expect(toDeviceAddresses('["/media/a"]')).toBe('["https://api.example/media/a"]')
})

test.for([
  ['', '404: Not Found'],
  ['{"error":"Gone."}', '404: {"error":"Gone."}'],
] as const)(
  'a refusal stays one in the shell, with what was answered',
  { tags: ['ERR-01'] },
  async ([body, words]) => {
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')
    const headers = { 'Content-Type': 'application/json' }
    vi.stubGlobal('fetch', async () => new Response(body, { status: 404, statusText: 'Not Found', headers }))
    const response = await serverFetch('https://api.example/api/x')
    expect(response.ok).toBe(false)
    expect(await errorOfAnswer(response)).toMatchObject({ message: words })
  },
)
