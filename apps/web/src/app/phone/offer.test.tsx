import { localKeys } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const weekly = {
  identifier: '$rc_weekly',
  offeringIdentifier: 'default',
  product: {
    identifier: 'wedding_photos_premium_weekly',
    price: 7.99,
    priceString: '$7.99',
    currencyCode: 'USD',
    introPrice: null,
  },
}
const phone = standNativeBridge({
  App: {},
  FirebaseMessaging: { checkPermissions: () => ({ receive: 'denied' }) },
  Preferences: { get: ({ key }) => ({ value: key === localKeys.deviceId ? '"ios-one"' : '"token"' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  Purchases: {
    configure: () => undefined,
    getAppUserID: () => ({ appUserID: 'ios-one' }),
    getOfferings: () => ({
      all: { default: { identifier: 'default', availablePackages: [weekly] } },
    }),
    checkTrialOrIntroductoryPriceEligibility: () => ({}),
    purchasePackage: () => new Promise(() => undefined),
    getCustomerInfo: () => ({
      customerInfo: { entitlements: { active: {}, all: {} }, nonSubscriptionTransactions: [] },
    }),
  },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { statusOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { everythingAnswered, forgetEverything, show } = await import('#testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
await keyValueStore.hydrate()
const { closePaywall, openPaywall } = await import('../../features/membership/index.ts')
const { Paywall } = await import('../paywall.tsx')
const { default: Phone } = await import('./phone.tsx')

forgetEverything()
afterEach(() => act(() => closePaywall()))

async function meet(trigger: 'download_attempt' | 'style_change_limit') {
  const tapped = `POST ${origin}/api/notifications/interaction`
  const calls = serveApi({
    [`GET ${origin}/app-config.json`]: { store: { kind: 'revenuecat', publicKey: 'appl_key' } },
    [`GET ${origin}/api/analytics/test-group`]: { group: 'control' },
    [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    [tapped]: { success: true },
  })
  const closed = vi.fn()
  show(
    <>
      <Phone />
      <Paywall />
    </>,
  )
  const listened = () => phone.callsOf('FirebaseMessaging').map(({ method }) => method)
  await vi.waitFor(() => expect(listened()).toContain('addListener'))
  act(() => void openPaywall({ trigger }).then(closed))
  return {
    closed,
    async tapOffer() {
      phone.send('FirebaseMessaging', 'notificationActionPerformed', {
        actionId: 'tap',
        notification: { id: 'n1', data: { action: 'SHOW_OFFER' } },
      })
      await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(tapped))
      await everythingAnswered()
    },
  }
}

test('an offer from a message takes away no paywall whose purchase is running', {
  tags: ['PAY-09', 'NATIVE-15', 'A62'],
}, async () => {
  const { closed, tapOffer } = await meet('download_attempt')
  await userEvent.click(await screen.findByRole('button', { name: 'Premium Weekly' }))
  await screen.findByRole('dialog', { name: 'Processing…' })
  await tapOffer()
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(screen.queryByRole('button', { name: 'Maybe Later' })).toBeNull()
  expect(closed).not.toHaveBeenCalled()
})

test('an offer from a message waits until the paywall that stands is closed', {
  tags: ['PAY-08', 'NATIVE-15', 'A62'],
}, async () => {
  const { closed, tapOffer } = await meet('style_change_limit')
  await screen.findByRole('button', { name: /Tap to go on/ })
  await tapOffer()
  screen.getByRole('button', { name: /Tap to go on/ })
  expect(closed).not.toHaveBeenCalled()
  act(() => closePaywall())
  await screen.findByRole('dialog', { name: 'Go Premium Now!' })
})
