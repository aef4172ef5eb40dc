import { localKeys } from '@ever-after/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'
import { statusOf } from '../testing/builders.ts'
import { serveApi } from '../testing/serve-api.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const weekly = {
  identifier: '$rc_weekly',
  offeringIdentifier: 'default',
  product: {
    identifier: 'wedding_photos_premium_weekly',
    price: 7.99,
    priceString: '7,99 €',
    currencyCode: 'EUR',
    introPrice: null,
  },
}
const lifetime = {
  ...weekly,
  identifier: 'lifetime',
  product: { ...weekly.product, identifier: 'one_time_premium_credit', priceString: '4,99 €' },
}
const customerInfo = { entitlements: { active: {}, all: {} }, nonSubscriptionTransactions: [] }
let sales = 0

const phone = standNativeBridge({
  App: {},
  InAppReview: { requestReview: () => undefined },
  Preferences: {
    get: ({ key }) => ({ value: key === localKeys.deviceId ? '"ios-one"' : '"token"' }),
  },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  Purchases: {
    configure: () => undefined,
    getAppUserID: () => ({ appUserID: 'ios-one' }),
    getOfferings: () => ({
      all: { default: { identifier: 'default', availablePackages: [weekly, lifetime] } },
    }),
    checkTrialOrIntroductoryPriceEligibility: () => ({}),
    purchasePackage: ({ aPackage }) => {
      const { product } = aPackage as typeof weekly
      sales++
      return {
        transaction: {
          transactionIdentifier: `t${sales}`,
          productIdentifier: product.identifier,
          purchaseDate: '2026-11-21T10:00:00Z',
        },
      }
    },
    getCustomerInfo: () => ({ customerInfo }),
  },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { forgetEverything, show } = await import('../testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
const { useLifetime, useOfferings, usePurchase } = await import('./index.ts')
await keyValueStore.hydrate()

forgetEverything()
beforeEach(() => {
  phone.calls.length = 0
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Shop() {
  const { weekly: pkg } = useOfferings()
  const { state, buy } = usePurchase({ variant: 'overlay' })
  return (
    <button type="button" onClick={() => void buy(pkg)}>
      {pkg ? `${state} ${pkg.priceString}` : 'shut'}
    </button>
  )
}

test('a purchase through the phone’s store is told to the server, and two seconds later a review is asked for, once', {
  tags: ['MEMB-04', 'MEMB-62', 'NATIVE-08', 'A46'],
}, async () => {
  let isActive = false
  const calls = serveApi({
    [`GET ${origin}/app-config.json`]: { store: { kind: 'revenuecat', publicKey: 'appl_key' } },
    [`GET ${origin}/api/analytics/test-group`]: { group: 'control' },
    [`POST ${origin}/api/subscriptions/sync`]: () => {
      isActive = true
      return { success: true }
    },
    [`GET ${origin}/api/subscriptions/status`]: () => ({
      ...statusOf(),
      hasActiveSubscription: isActive,
    }),
  })
  show(<Shop />)
  const idle = await screen.findByText('idle 7,99 €')
  vi.useFakeTimers()
  fireEvent.click(idle)
  await vi.waitFor(() => screen.getByText('success 7,99 €'))
  await pass(1900)
  expect(localStorage.getItem('has-requested-review')).toBeNull()
  await pass(200)
  expect(localStorage.getItem('has-requested-review')).toBe('true')
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
  expect(calls.filter(({ route }) => route === `POST ${origin}/api/subscriptions/sync`)).toHaveLength(1)

  await pass(2000)
  fireEvent.click(screen.getByText('idle 7,99 €'))
  await pass(5000)
  expect(sales).toBe(2)
  expect(phone.callsOf('InAppReview')).toHaveLength(1)
  expect(calls.filter(({ route }) => route.endsWith('/review-requested'))).toEqual([])
})

function Once() {
  const { pkg } = useLifetime()
  const { state, buy } = usePurchase({ variant: 'lifetime' })
  return (
    <button type="button" onClick={() => void buy(pkg)}>
      {pkg ? `${state} ${pkg.priceString}` : 'shut'}
    </button>
  )
}

test('who buys something once without subscribing is asked for a review, too, on the first day', {
  tags: ['MEMB-62', 'NATIVE-08', 'A46'],
}, async () => {
  localStorage.setItem('first-launch-date', JSON.stringify(new Date().toISOString()))
  serveApi({
    [`GET ${origin}/app-config.json`]: { store: { kind: 'revenuecat', publicKey: 'appl_key' } },
    [`GET ${origin}/api/analytics/test-group`]: { group: 'control' },
    [`GET ${origin}/api/subscriptions/status`]: statusOf(),
    [`POST ${origin}/api/purchases/one-time`]: {
      hasLifetimeDownloads: true,
      bonusChangesRemaining: 15,
      purchaseDate: '2026-11-21T10:00:00Z',
      portraitCreditsRemaining: 0,
    },
  })
  show(<Once />)
  const idle = await screen.findByText('idle 4,99 €')
  vi.useFakeTimers()
  fireEvent.click(idle)
  await vi.waitFor(() => screen.getByText('success 4,99 €'))
  await pass(1900)
  expect(phone.callsOf('InAppReview')).toEqual([])
  await pass(200)
  await vi.waitFor(() => expect(phone.callsOf('InAppReview')).toHaveLength(1))
})
