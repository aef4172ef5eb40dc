import { localKeys } from '@ever-after/contract'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'
import { statusOf } from '../../testing/builders.ts'
import { serveApi } from '../../testing/serve-api.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

let allowsPush = 'granted'
const phone = standNativeBridge({
  Preferences: {
    get: ({ key }) => ({ value: key === localKeys.deviceId ? '"ios-0123456789012345678901"' : '"t"' }),
  },
  FirebaseMessaging: {
    checkPermissions: () => ({ receive: allowsPush }),
    getToken: () => ({ token: 'fetched' }),
  },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  InAppReview: { requestReview: () => undefined },
  App: {},
})
// Loaded once the bridge stands: the shell has it before its first script.
const { everythingAnswered, forgetEverything, show } = await import('../../testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
await keyValueStore.hydrate()
const { queryClient, refreshStatus } = await import('#server-state')
const { default: Phone } = await import('./phone.tsx')
const { Paywall } = await import('../paywall.tsx')
const { closePaywall, openPaywall } = await import('../../features/membership/index.ts')

forgetEverything()
beforeEach(() => {
  phone.calls.length = 0
  closePaywall()
  allowsPush = 'granted'
  window.history.replaceState(null, '', '/')
})

const [register, interaction, reviewed] = ['register', 'interaction', 'review-requested'].map(
  (name) => `POST ${origin}/api/notifications/${name}`,
)

async function open({
  isActive = false,
  isOnline = true,
  hasLifetimeDownloads = false,
  isOnSale = false,
} = {}) {
  const calls = serveApi({
    ...(isOnSale && { [`GET ${origin}/app-config.json`]: { store: { kind: 'sandbox', publicKey: null } } }),
    ...(isOnline && {
      [`GET ${origin}/api/subscriptions/status`]: {
        ...statusOf({ hasLifetimeDownloads }),
        hasActiveSubscription: isActive,
      },
    }),
    ...Object.fromEntries([register, interaction, reviewed].map((route) => [route, { success: true }])),
  })
  show(
    <>
      <Phone />
      <Paywall />
    </>,
  )
  await vi.waitFor(() => expect(phone.callsOf('App')).toHaveLength(2))
  await vi.waitFor(() => {
    const listened = phone.callsOf('FirebaseMessaging').filter(({ method }) => method === 'addListener')
    expect(listened).toHaveLength(allowsPush === 'granted' ? 2 : 1)
  })
  return (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body)
}

const tap = (data: object) =>
  phone.send('FirebaseMessaging', 'notificationActionPerformed', {
    actionId: 'tap',
    notification: { id: 'n1', data },
  })
const screenCalls = () => phone.callsOf('PrivacyScreen').map(({ method }) => method)

test('the phone’s token is registered for its device', {
  tags: ['NATIVE-13', 'API-01', 'API-47', 'DATA-25'],
}, async () => {
  const sent = await open()
  phone.send('FirebaseMessaging', 'tokenReceived', { token: 'fcm-1' })
  await vi.waitFor(() =>
    expect(sent(register)).toEqual([
      { deviceId: 'ios-0123456789012345678901', fcmToken: 'fcm-1', platform: 'ios' },
    ]),
  )
  phone.send('FirebaseMessaging', 'tokenReceived', { token: 'fcm-2' })
  await vi.waitFor(() => expect(sent(register)).toMatchObject([{}, { fcmToken: 'fcm-2' }]))
})

test('without permission no token is asked for', { tags: ['NATIVE-12'] }, async () => {
  allowsPush = 'denied'
  vi.useFakeTimers()
  const sent = await open()
  await vi.advanceTimersByTimeAsync(3000)
  expect(phone.callsOf('FirebaseMessaging').map(({ method }) => method)).not.toContain('getToken')
  expect(sent(register)).toEqual([])
})

test('a token that has not come after 3 s is fetched and registered', {
  tags: ['NATIVE-12', 'NATIVE-13'],
}, async () => {
  vi.useFakeTimers()
  const sent = await open()
  expect(sent(register)).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  await vi.waitFor(() => expect(sent(register)).toMatchObject([{ fcmToken: 'fetched' }]))
})

test('a tap is reported once and opens its page', {
  tags: ['NATIVE-14', 'NATIVE-15', 'A62', 'API-48', 'DATA-25'],
}, async () => {
  const sent = await open()
  const tappedAt = Date.now()
  tap({ route: '/dresses' })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dresses'))
  await everythingAnswered()
  const [report, ...more] = sent(interaction) as { timestamp: string }[]
  expect(report).toEqual({
    notificationId: 'n1',
    action: 'tap',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(Date.parse(report.timestamp)).toBeGreaterThanOrEqual(tappedAt)
  expect(more).toEqual([])
})

test('a tap never leads out of the app', { tags: ['NATIVE-14', 'NATIVE-15', 'A62'] }, async () => {
  const sent = await open()
  tap({ route: '/admin' })
  await vi.waitFor(() => expect(sent(interaction)).toHaveLength(1))
  expect(window.location.pathname).toBe('/')
})

test('an offer fills the screen and can be put off', { tags: ['NATIVE-15', 'A62'] }, async () => {
  await open({ isOnSale: true })
  tap({ action: 'SHOW_OFFER' })
  await screen.findByRole('dialog', { name: 'Go Premium Now!' })
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a subscriber gets no offer', { tags: ['NATIVE-14', 'NATIVE-15', 'A62'] }, async () => {
  const sent = await open({ isActive: true, isOnSale: true })
  tap({ action: 'SHOW_OFFER' })
  await vi.waitFor(() => expect(sent(interaction)).toHaveLength(1))
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a message can ask for a review two seconds later, which is reported once', {
  tags: ['NATIVE-10', 'NATIVE-11', 'NATIVE-15', 'A46', 'API-49'],
}, async () => {
  const sent = await open()
  vi.useFakeTimers()
  tap({ action: 'REQUEST_REVIEW' })
  tap({ action: 'REQUEST_REVIEW' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(window.localStorage.getItem('has-requested-review')).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(window.localStorage.getItem('has-requested-review')).toBe('true')
  vi.useRealTimers()
  const report = { deviceId: 'ios-0123456789012345678901', triggeredBy: 'push_notification' }
  await vi.waitFor(() => expect(sent(reviewed)).toEqual([report]))
  expect(phone.callsOf('InAppReview')).toHaveLength(1)
})

test('a message asks for a review only who meets its conditions', {
  tags: ['NATIVE-08', 'NATIVE-10', 'NATIVE-14'],
}, async () => {
  const sent = await open()
  vi.useFakeTimers()
  for (const condition of [{ requirePremium: 'true' }, { minUsageDays: '1' }])
    tap({ action: 'REQUEST_REVIEW', ...condition })
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(sent(interaction)).toHaveLength(2))
  expect(phone.callsOf('InAppReview')).toHaveLength(0)
  expect(sent(reviewed)).toEqual([])
  localStorage.setItem('subscription-status', '{"isActive":true}')
  localStorage.setItem('first-launch-date', JSON.stringify(daysAgo(1)))
  vi.useFakeTimers()
  tap({ action: 'REQUEST_REVIEW', requirePremium: 'true', minUsageDays: '1' })
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const start = async ({ firstLaunch = daysAgo(3), hasPicture = 'true', paywall = false } = {}) => {
  localStorage.setItem('first-launch-date', JSON.stringify(firstLaunch))
  localStorage.setItem('wedding_first_transformation_complete', hasPicture)
  vi.useFakeTimers()
  const sent = await open()
  if (paywall) void openPaywall({ trigger: 'default' })
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  return sent
}

test('a start on the third day asks who has made a picture for a review, and tells nobody', {
  tags: ['NATIVE-08', 'SHELL-57', 'A46'],
}, async () => {
  const sent = await start()
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
  expect(sent(reviewed)).toEqual([])
})

test.each([
  ['before the third day', { firstLaunch: daysAgo(2.9) }],
  ['of who has made no picture', { hasPicture: 'null' }],
  ['with a note of a picture that makes no sense', { hasPicture: '"no"' }],
  ['that a paywall stands in front of', { paywall: true }],
])(
  'a start %s asks for no review',
  { tags: ['NATIVE-08', 'SHELL-57', 'A46', 'A50'] },
  async (_, circumstances) => {
    await start(circumstances)
    expect(phone.callsOf('InAppReview')).toHaveLength(0)
  },
)

test('what a free person sees is hidden between apps, also after the app has changed its state', {
  tags: ['NATIVE-16', 'NATIVE-19', 'A48'],
}, async () => {
  await open()
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable']))
  phone.send('App', 'appStateChange', { isActive: false })
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable', 'enable']))
})

test.each([
  ['who bought downloads for ever', { hasLifetimeDownloads: true }],
  ['a subscriber', { isActive: true }],
])(
  'nothing is hidden from %s, also after the app has changed its state',
  { tags: ['NATIVE-17', 'NATIVE-19', 'A48'] },
  async (_who, circumstances) => {
    await open(circumstances)
    await vi.waitFor(() => expect(screenCalls()).toEqual(['disable']))
    phone.send('App', 'appStateChange', { isActive: false })
    await vi.waitFor(() => expect(screenCalls()).toEqual(['disable', 'disable']))
    phone.send('App', 'appStateChange', { isActive: true })
    await vi.waitFor(() => expect(screenCalls()).toEqual(['disable', 'disable', 'disable']))
  },
)

test('what is hidden follows a subscription that begins or ends while the app is open', {
  tags: ['NATIVE-16', 'NATIVE-17', 'A48'],
}, async () => {
  const status = { ...statusOf(), hasActiveSubscription: false }
  serveApi({ [`GET ${origin}/api/subscriptions/status`]: () => status })
  show(<Phone />)
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable']))
  status.hasActiveSubscription = true
  await act(refreshStatus)
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable', 'disable']))
  status.hasActiveSubscription = false
  await act(refreshStatus)
  await vi.waitFor(() => expect(screenCalls()).toEqual(['enable', 'disable', 'enable']))
})

test('while nothing is known of the person the privacy screen stays as it was', {
  tags: ['A48'],
}, async () => {
  await open({ isActive: true })
  await vi.waitFor(() => expect(screenCalls()).toEqual(['disable']))
  cleanup()
  queryClient.clear()
  localStorage.clear()
  await everythingAnswered()
  phone.calls.length = 0
  await open({ isOnline: false })
  await everythingAnswered()
  expect(screenCalls()).toEqual([])
  phone.send('App', 'appStateChange', { isActive: false })
  await vi.waitFor(() => expect(screenCalls()).toEqual(['disable']))
})

test('a link from outside opens its page and nothing else', async () => {
  await open()
  phone.send('App', 'appUrlOpen', { url: 'everafter://admin' })
  phone.send('App', 'appUrlOpen', { url: 'everafter://premium' })
  await vi.waitFor(() => expect(window.location.pathname).toBe('/premium'))
})
