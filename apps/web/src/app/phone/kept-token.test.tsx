import { screen } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const kept = Promise.withResolvers<object>()
const phone = standNativeBridge({
  App: {},
  FirebaseMessaging: { checkPermissions: () => ({ receive: 'denied' }) },
  Preferences: { get: () => kept.promise },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { statusOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { everythingAnswered, forgetEverything, show } = await import('#testing/show.tsx')
const { App } = await import('../app.tsx')

forgetEverything()
afterAll(() => vi.unstubAllEnvs())

test('a phone that keeps a token opens when it is read, calls with it and does not register again', {
  tags: ['SHELL-08', 'SHELL-11'],
}, async () => {
  window.localStorage.setItem('onboarding-completed', 'true')
  window.history.replaceState(null, '', '/settings')
  const status = `GET ${origin}/api/subscriptions/status`
  const calls = serveApi({ [status]: statusOf() })
  show(<App />)
  await vi.waitFor(() => expect(phone.callsOf('Preferences')).not.toEqual([]))
  await vi.dynamicImportSettled()
  await everythingAnswered()
  expect(screen.getByRole('status').textContent).toBe('Opening Ever After')
  expect(calls).toEqual([])
  kept.resolve({ value: '"known"' })
  await screen.findByRole('heading', { name: 'Settings' })
  expect(calls.find(({ route }) => route === status)?.headers.get('authorization')).toBe('Bearer known')
  expect(calls.map(({ route }) => route)).not.toContain(`POST ${origin}/api/auth/register-device`)
})
