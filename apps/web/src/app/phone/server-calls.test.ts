import { getSubscriptionStatus, registerPush } from '@ever-after/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'
import { answerUpload } from '#testing/answer-upload.ts'
import { idOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)
standNativeBridge({ Preferences: { get: () => ({ value: null }), set: () => undefined } })
// Loaded once the bridge stands: the shell has it before its first script.
const { call, ensureRegistered } = await import('#server-state')
const { loadCatalogue } = await import('../../server-state/catalogue.ts')
const { loadDresses } = await import('../../server-state/dress-catalogue.ts')
const { watchCreation } = await import('../../creations/api/watch-creation.ts')
const { uploadDress } = await import('../../features/dresses/api/upload-dress.ts')
const { sendPhoto } = await import('../../features/photo-upload/api/send-photo.ts')
const { exportData } = await import('../../features/settings/api/export-data.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const push = { deviceId: 'd', fcmToken: 't', platform: 'ios' } as const

test.for([
  ['the registration', ['POST /api/auth/register-device'], () => ensureRegistered()],
  ['what is left', ['GET /api/subscriptions/status'], () => call(getSubscriptionStatus, {})],
  ['messages', ['POST /api/notifications/register'], () => call(registerPush, { body: push })],
  [
    'the styles',
    ['GET /api/config/wedding-styles', 'GET /wedding-styles-with-variations.json'],
    () => loadCatalogue(),
  ],
  ['the dresses', ['GET /api/config/wedding-dress', 'GET /wedding-dresses.json'], () => loadDresses()],
  ['the export', ['GET /api/me/export'], () => exportData(() => undefined)],
  [
    'the stream of a creation',
    [`GET /api/creations/${idOf(1)}/events`],
    () => watchCreation({ id: idOf(1), onProgress: () => undefined, signal: new AbortController().signal }),
  ],
] as const)(
  'a phone asks the host of the API for %s, with credentials',
  { tags: ['API-01'] },
  async ([, routes, ask]) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const calls = serveApi({})
    await Promise.allSettled([ask()])
    await vi.dynamicImportSettled()
    expect(calls.map(({ route, credentials }) => [route, credentials])).toEqual(
      routes.map((route) => [route.replace(' ', ` ${origin}`), 'include']),
    )
  },
)

const upload = { file: new File(['x'], 'me.jpg'), idempotencyKey: 'key', onProgress: () => undefined }

test.for([
  ['a photo of a couple', '/photos/upload', () => sendPhoto({ kind: 'couple', ...upload })],
  ['a photo for dresses', '/wedding-dress/upload-photo', () => sendPhoto({ kind: 'dress', ...upload })],
  [
    'an own dress',
    '/wedding-dress/upload-dress',
    () => uploadDress({ name: '', signal: new AbortController().signal, ...upload }),
  ],
] as const)(
  'a phone sends %s to the host of the API, with credentials',
  { tags: ['API-01'] },
  async ([, path, send]) => {
    const sent = answerUpload(503, '')
    await Promise.allSettled([send()])
    expect(sent.map(({ route, withCredentials }) => [route, withCredentials])).toEqual([
      [`POST ${origin}/api${path}`, true],
    ])
  },
)
