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
  tags: ['ONB-15', 'SHELL-01', 'SHELL-12', 'SHELL-13', 'SHELL-59', 'NATIVE-09'],
}, async () => {
  window.history.replaceState(null, '', '/')
  const register = `POST ${origin}/api/notifications/register`
  const calls = serveApi({
    [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    [register]: { success: true },
  })
  const registered = () => calls.filter(({ route }) => route === register).map(({ body }) => body)
  show(<App />)
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await press('Continue')
  await press('Skip for now')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Welcome Gift!' })
  await vi.dynamicImportSettled()
  expect(window.localStorage.getItem('first-launch-date')).toMatch(/^"\d{4}-/)
  phone.send('FirebaseMessaging', 'tokenReceived', { token: 'early' })
  expect([listened(), registered()]).toEqual([0, []])
  await press('Start with 5 Free Styles')
  await vi.waitFor(() => expect(listened()).toBe(2))
  phone.send('FirebaseMessaging', 'tokenReceived', { token: 'came' })
  await vi.waitFor(() => expect(registered()).toMatchObject([{ fcmToken: 'came', platform: 'ios' }]))
  await vi.waitFor(() => expect(phone.callsOf('PrivacyScreen')).toMatchObject([{ method: 'enable' }]))
})

test('the app of a phone follows what is tapped, whatever screen is open, and the states of the phone', {
  tags: ['NATIVE-10', 'NATIVE-11', 'NATIVE-14', 'NATIVE-15', 'NATIVE-16', 'NATIVE-19'],
}, async () => {
  window.localStorage.setItem('onboarding-completed', 'true')
  window.history.replaceState(null, '', '/faq')
  phone.calls.length = 0
  const calls = serveApi({
    [`GET ${origin}/app-config.json`]: { store: { kind: 'sandbox', publicKey: null } },
    [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    [`POST ${origin}/api/notifications/interaction`]: { success: true },
    [`POST ${origin}/api/notifications/review-requested`]: { success: true },
  })
  const routesCalled = () => calls.map(({ route }) => route.replace(origin, ''))
  const screenCalls = () => phone.callsOf('PrivacyScreen').map(({ method }) => method)
  show(<App />)
  await vi.waitFor(() => expect(listened()).toBe(2))
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable']))
  phone.send('App', 'appStateChange', { isActive: false })
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable', 'enable']))
  const tap = (data: object) =>
    phone.send('FirebaseMessaging', 'notificationActionPerformed', { notification: { id: 'n2', data } })
  tap({ route: '/privacy' })
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(routesCalled()).toContain('POST /api/notifications/interaction')
  vi.useFakeTimers()
  tap({ action: 'REQUEST_REVIEW' })
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
  await vi.waitFor(() => expect(routesCalled()).toContain('POST /api/notifications/review-requested'))
  tap({ action: 'SHOW_OFFER' })
  await screen.findByRole('dialog', { name: 'Go Premium Now!' })
  await press('Maybe Later')
})

test('the app of a phone fetches its token and asks who has made a picture for a review', {
  tags: ['NATIVE-08', 'NATIVE-12', 'NATIVE-13'],
}, async () => {
  window.localStorage.setItem('onboarding-completed', 'true')
  window.localStorage.setItem('wedding_first_transformation_complete', 'true')
  window.localStorage.setItem('first-launch-date', '"2026-01-01T12:00:00.000Z"')
  window.history.replaceState(null, '', '/faq')
  phone.calls.length = 0
  const calls = serveApi({
    [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    [`POST ${origin}/api/notifications/register`]: { success: true },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(<App />)
  await vi.waitFor(() => expect(listened()).toBe(2))
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
  const registered = () => calls.find(({ route }) => route === `POST ${origin}/api/notifications/register`)
  await vi.waitFor(() => expect(registered()?.body).toMatchObject({ fcmToken: 'fetched', platform: 'ios' }))
})

test('a phone finds no page at the address that the console frames', {
  tags: ['SHELL-13', 'SHELL-33'],
}, async () => {
  window.localStorage.setItem('onboarding-completed', 'true')
  window.history.replaceState(null, '', '/catalogue-preview')
  serveApi({ [`GET ${origin}/api/subscriptions/status`]: statusOf() })
  show(<App />)
  await screen.findByRole('heading', { name: '404 Page Not Found' })
})

test.each(['/admin', '/admin/login'])(
  'a phone finds the way to the console at %s',
  {
    tags: ['SHELL-71'],
  },
  async (path) => {
    window.localStorage.setItem('onboarding-completed', 'true')
    window.history.replaceState(null, '', path)
    serveApi({ [`GET ${origin}/api/subscriptions/status`]: statusOf() })
    show(<App />)
    await screen.findByRole('button', { name: 'Open the console' })
    expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).toBeNull()
  },
)
