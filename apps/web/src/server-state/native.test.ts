import { expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const kept = new Map<string, string>()
standNativeBridge({
  Preferences: {
    get: ({ key }) => ({ value: kept.get(String(key)) ?? null }),
    set: ({ key, value }) => void kept.set(String(key), String(value)),
  },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { catalogueOf, styleOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything } = await import('#testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
const { loadCatalogue } = await import('./catalogue.ts')
const { loadDresses } = await import('./dress-catalogue.ts')
const { ensureRegistered } = await import('./register-device.ts')

forgetEverything()

test('a phone without a token registers at its server and keeps the token in its preferences', {
  tags: ['SHELL-08'],
}, async () => {
  const route = `POST ${origin}/api/auth/register-device`
  const calls = serveApi({ [route]: { success: true, token: 'fresh' } })
  await keyValueStore.hydrate()
  await ensureRegistered()
  expect(calls).toMatchObject([{ route, body: { deviceId: expect.stringMatching(/^ios-/) } }])
  await vi.waitFor(() => expect(kept.get('ever-after.auth-token')).toBe('"fresh"'))
  expect(window.localStorage.length).toBe(0)
})

test('the static styles of a phone are its server’s', { tags: ['SHELL-51', 'API-07'] }, async () => {
  serveApi({
    [`GET ${origin}/wedding-styles-with-variations.json`]: catalogueOf({ Beach: [styleOf('Dunes')] }),
  })
  expect(await loadCatalogue()).toMatchObject({ version: 'local-fallback', categoryOrder: ['Beach'] })
})

test('the static dresses of a phone are its server’s', { tags: ['SHELL-53', 'API-10'] }, async () => {
  serveApi({ [`GET ${origin}/wedding-dresses.json`]: { dresses: [], version: 'file' } })
  expect(await loadDresses()).toEqual({ dresses: [], version: 'local-fallback' })
})
