import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const phone = standNativeBridge({
  App: {},
  FirebaseMessaging: {
    checkPermissions: () => ({ receive: 'granted' }),
    requestPermissions: () => ({ receive: 'granted' }),
    getToken: () => ({ token: 'fetched' }),
  },
  InAppReview: { requestReview: () => undefined },
  Media: { getAlbums: () => ({ albums: [] }) },
  Preferences: { get: () => ({ value: '"known"' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { statusOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything, show } = await import('#testing/show.tsx')
const { App } = await import('../app.tsx')

forgetEverything()
afterAll(() => vi.unstubAllEnvs())

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const listened = () =>
  phone.callsOf('FirebaseMessaging').filter(({ method }) => method === 'addListener').length

test('a phone opens the app, which listens for messages once the onboarding is done, and not before', {
  tags: ['ONB-15', 'SHELL-01', 'SHELL-12', 'SHELL-13'],
}, async () => {
  window.history.replaceState(null, '', '/')
  serveApi({ [`GET ${origin}/api/subscriptions/status`]: statusOf() })
  show(<App />)
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await press('Continue')
  await press('Skip for now')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Welcome Gift!' })
  await vi.dynamicImportSettled()
  expect(listened()).toBe(0)
  await press('Start with 5 Free Styles')
  await vi.waitFor(() => expect(listened()).toBeGreaterThan(0), { timeout: 5000 })
})
