import { localKeys } from '@ever-after/contract'
import { act, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

const origin = 'https://api.example'
vi.stubEnv('VITE_API_ORIGIN', origin)

const firstMonth = {
  price: 3.49,
  priceString: '3,49 Euro',
  cycles: 1,
  period: 'P1M',
  periodUnit: 'MONTH',
  periodNumberOfUnits: 1,
}
const selling = (identifier: string, productId: string, price: number, priceString: string) => ({
  identifier,
  offeringIdentifier: productId.startsWith('wedding_photos') ? 'default' : 'credits',
  product: {
    identifier: productId,
    price,
    priceString,
    currencyCode: 'EUR',
    introPrice: productId.endsWith('yearly') ? firstMonth : null,
  },
})
const plans = [
  selling('$rc_weekly', 'wedding_photos_premium_weekly', 6.49, '6,49 Euro'),
  selling('$rc_annual', 'wedding_photos_premium_yearly', 44.49, '44,49 Euro'),
]
const credits = [
  selling('transformations_20', 'bonus_transformations_20', 2.19, '2,19 Euro'),
  selling('transformations_40', 'bonus_transformations_40', 4.39, '4,39 Euro'),
  selling('portraits', 'portrait_credits_10', 3.29, '3,29 Euro'),
  selling('lifetime', 'one_time_premium_credit', 5.59, '5,59 Euro'),
]

standNativeBridge({
  App: {},
  Preferences: { get: ({ key }) => ({ value: key === localKeys.deviceId ? '"ios-one"' : '"token"' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  Purchases: {
    configure: () => undefined,
    getAppUserID: () => ({ appUserID: 'ios-one' }),
    getOfferings: () => ({
      all: {
        default: { identifier: 'default', availablePackages: plans },
        credits: { identifier: 'credits', availablePackages: credits },
      },
    }),
    checkTrialOrIntroductoryPriceEligibility: () => ({ wedding_photos_premium_yearly: { status: 2 } }),
    getCustomerInfo: () => ({
      customerInfo: { entitlements: { active: {}, all: {} }, nonSubscriptionTransactions: [] },
    }),
  },
})
// Loaded once the bridge stands: the shell has it before its first script.
const { catalogueOf, statusOf, styleOf } = await import('#testing/builders.ts')
const { serveApi } = await import('#testing/serve-api.ts')
const { forgetEverything, show } = await import('#testing/show.tsx')
const { keyValueStore } = await import('#platform/key-value-store.ts')
await keyValueStore.hydrate()
const { closePaywall, loadPaywall, openPaywall, PaywallDoor } = await import(
  '../../features/membership/index.ts'
)
const { default: PremiumScreen } = await import('../screens/premium-screen.tsx')

forgetEverything()
// Who wants no motion is at the prices at once.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => act(() => closePaywall()))
afterAll(() => vi.unstubAllEnvs())

const subscriber = {
  ...statusOf(),
  hasActiveSubscription: true,
  subscription: {
    expiresAt: '2040-01-08T12:00:00.000Z',
    productId: 'wedding_photos_premium_weekly',
    periodType: 'NORMAL',
  },
}

function serve(status: object) {
  const routes = {
    'GET /app-config.json': { store: { kind: 'revenuecat', publicKey: 'appl_key' } },
    'GET /api/analytics/test-group': { group: 'control' },
    'POST /api/analytics/exposure': { success: true },
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': status,
    'GET /api/purchases/one-time/status': {
      hasLifetimeDownloads: false,
      bonusChangesRemaining: 2,
      purchaseDate: null,
      portraitCreditsRemaining: 0,
    },
  }
  serveApi(
    Object.fromEntries(
      Object.entries(routes).map(([route, answer]) => [route.replace(' ', ` ${origin}`), answer]),
    ),
  )
}
/** Every price on the screen, each once. */
const shown = () => [...new Set(document.body.textContent?.match(/[$€]?\d+[.,]\d\d(?: Euro)?/g))].toSorted()

test('Premium and what is sold once stand at the phone’s prices on their page', {
  tags: ['MEMB-51', 'MEMB-52', 'MEMB-53', 'A13'],
}, async () => {
  serve(statusOf())
  show(<PremiumScreen />)
  await screen.findByRole('button', { name: 'Buy once for 5,59 Euro' })
  await screen.findByRole('radio', { name: 'Weekly 6,49 Euro a week' })
  screen.getByRole('radio', {
    name: 'Yearly Better value €0.86 a week 44,49 Euro a year First month for 3,49 Euro, then 44,49 Euro a year',
  })
  expect(shown()).toEqual(['3,49 Euro', '44,49 Euro', '5,59 Euro', '6,49 Euro', '€0.86'])
})

test.each([
  ['download_attempt', 'Premium Weekly', ['3,49 Euro', '44,49 Euro', '5,59 Euro', '6,49 Euro', '€0.86']],
  ['style_change_limit', 'Premium Weekly', ['3,49 Euro', '44,49 Euro', '5,59 Euro', '6,49 Euro', '€0.86']],
  ['onboarding', 'Premium Yearly', ['3,49 Euro', '44,49 Euro', '€0.86']],
] as const)(
  'the paywall at %s has the phone’s prices, what the year comes to for a week, and no others',
  { tags: ['MEMB-51', 'MEMB-52', 'MEMB-53', 'A13'] },
  async (trigger, button, prices) => {
    serve(statusOf())
    await loadPaywall()
    const ways = { onPremium: vi.fn(), onLedger: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
    show(<PaywallDoor notify={vi.fn()} {...ways} />)
    act(() => void openPaywall({ trigger }))
    await screen.findByRole('button', { name: button })
    await vi.waitFor(() => expect(shown()).toEqual(prices))
  },
)

test('packs have the phone’s prices as their buttons', { tags: ['MEMB-52', 'A13'] }, async () => {
  serve(subscriber)
  await loadPaywall()
  const ways = { onPremium: vi.fn(), onLedger: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
  show(<PaywallDoor notify={vi.fn()} {...ways} />)
  act(() => void openPaywall({ trigger: 'settings_upgrade' }))
  const packs = within(await screen.findByRole('region', { name: 'Credit packs' }))
  for (const [name, price] of [
    ['20 changes', '2,19 Euro'],
    ['40 changes', '4,39 Euro'],
    ['20 enhanced portraits', '3,29 Euro'],
  ]) {
    const buy = await packs.findByRole('button', { name: `Buy ${name} for ${price}` })
    expect(buy.textContent).toBe(price)
  }
})
