import { beforeEach, expect, test, vi } from 'vitest'
import type { AppConfig } from './app-config.ts'
import { standNativeBridge } from './testing/native-bridge.ts'

const refuse = (code: string, message = 'refused') => Object.assign(new Error(message), { code })
let offerings: object = {}
let eligible: Record<string, { status: number; description: string }> = {}
let sell: () => object = () => ({})
let restore: () => object = () => ({ customerInfo })
let user = 'ios-one'

let active: object = { premium: { isActive: true } }
const customerInfo = {
  get entitlements() {
    return { active, all: {} }
  },
  nonSubscriptionTransactions: [
    {
      transactionIdentifier: 't1',
      productIdentifier: 'portrait_credits_10',
      purchaseDate: '2026-11-20T10:00:00Z',
    },
  ],
}

const phone = standNativeBridge({
  App: {},
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
  Purchases: {
    configure: () => undefined,
    getAppUserID: () => ({ appUserID: user }),
    logIn: ({ appUserID }) => {
      user = String(appUserID)
      return { customerInfo, created: true }
    },
    getOfferings: () => offerings,
    checkTrialOrIntroductoryPriceEligibility: () => eligible,
    purchasePackage: () => sell(),
    restorePurchases: () => restore(),
    getCustomerInfo: () => ({ customerInfo }),
    addCustomerInfoUpdateListener: () => undefined,
    removeCustomerInfoUpdateListener: () => ({ wasRemoved: true }),
  },
})
const { openPurchases } = await import('./open-purchases.ts')
const { PurchaseError } = await import('./purchases.ts')
const { privacyScreen } = await import('./privacy-screen.ts')

const store: AppConfig['store'] = { kind: 'revenuecat', publicKey: 'appl_key' }
const open = async (appUserId = 'ios-one') => {
  const purchases = await openPurchases({ store, appUserId })
  if (!purchases) throw new Error('There is no store.')
  return purchases
}
const aroundDialog = (dialog: string) =>
  phone.calls.map(({ method }) => method).filter((method) => ['enable', 'disable', dialog].includes(method))
const methods = () => phone.callsOf('Purchases').map(({ method }) => method)

const introPrice = {
  price: 8.99,
  priceString: '8,99 €',
  cycles: 1,
  period: 'P1M',
  periodUnit: 'MONTH',
  periodNumberOfUnits: 1,
}
const packageOf = (identifier: string, productId: string, offeringIdentifier = 'default') => ({
  identifier,
  offeringIdentifier,
  packageType: 'CUSTOM',
  product: { identifier: productId, price: 49.99, priceString: '49,99 €', currencyCode: 'EUR', introPrice },
})

beforeEach(() => {
  active = { premium: { isActive: true } }
  phone.calls.length = 0
  user = 'ios-one'
  const yearly = packageOf('$rc_annual', 'wedding_photos_premium_yearly')
  const weekly = packageOf('$rc_weekly', 'wedding_photos_premium_weekly')
  const portraits = packageOf('portraits', 'portrait_credits_10', 'credits')
  offerings = {
    all: {
      default: { identifier: 'default', availablePackages: [yearly, weekly] },
      credits: { identifier: 'credits', availablePackages: [portraits] },
    },
    current: null,
  }
  eligible = {}
  restore = () => ({ customerInfo })
  sell = () => ({
    transaction: {
      transactionIdentifier: 't9',
      productIdentifier: 'wedding_photos_premium_yearly',
      purchaseDate: '2026-11-21T10:00:00Z',
    },
  })
})

test('the kit is configured once with the public key, for the installation', {
  tags: ['MEMB-04'],
}, async () => {
  await open()
  await open()
  expect(phone.callsOf('Purchases')[0]).toMatchObject({
    method: 'configure',
    options: { apiKey: 'appl_key', appUserID: 'ios-one' },
  })
  expect(methods().filter((method) => method === 'configure')).toHaveLength(1)
  expect(methods()).not.toContain('logIn')
})

test('a new installation on the same phone is somebody new to the store', async () => {
  await open('ios-two')
  expect(phone.callsOf('Purchases')).toContainEqual({
    plugin: 'Purchases',
    method: 'logIn',
    options: { appUserID: 'ios-two' },
  })
})

test('packages carry the store’s price, and an intro price only for who may have it', {
  tags: ['MEMB-51', 'MEMB-52', 'MEMB-53', 'MEMB-54', 'MEMB-55', 'A13'],
}, async () => {
  const purchases = await open()
  const [plain] = await purchases.getOfferings()
  expect(plain.packages[0]).toEqual({
    packageId: '$rc_annual',
    offeringId: 'default',
    productId: 'wedding_photos_premium_yearly',
    plan: 'yearly',
    price: 49.99,
    priceString: '49,99 €',
    currencyCode: 'EUR',
    introPrice: null,
  })
  eligible = { wedding_photos_premium_yearly: { status: 2, description: '' } }
  const [fresh, credits] = await purchases.getOfferings()
  expect(fresh.packages[0].introPrice).toEqual({
    price: 8.99,
    priceString: '8,99 €',
    periodUnit: 'MONTH',
    periodNumberOfUnits: 1,
  })
  expect(credits.packages[0]).toMatchObject({ packId: 'portraits', introPrice: null })
})

test.each([
  ['default', 'credits'],
  ['credits', 'default'],
])(
  'offerings are a list, and the first has the year and the week: %s, %s',
  {
    tags: ['MEMB-54'],
  },
  async (...order) => {
    const { all } = offerings as { all: Record<string, object> }
    offerings = { all: Object.fromEntries(order.map((name) => [name, all[name]])), current: null }
    const listed = await (await open()).getOfferings()
    const names = listed.map(({ offeringId, packages }) => [
      offeringId,
      packages.map(({ plan, packId }) => plan ?? packId),
    ])
    expect(names).toEqual([
      ['default', ['yearly', 'weekly']],
      ['credits', ['portraits']],
    ])
  },
)

test('a purchase hands the kit its own package back and is free of the privacy screen', {
  tags: ['NATIVE-18', 'MEMB-55'],
}, async () => {
  await privacyScreen.set(true)
  const purchases = await open()
  const [{ packages }] = await purchases.getOfferings()
  expect(await purchases.purchase(packages[0])).toEqual({
    transactionId: 't9',
    productId: 'wedding_photos_premium_yearly',
    purchasedAt: '2026-11-21T10:00:00Z',
  })
  const bought = phone.callsOf('Purchases').find(({ method }) => method === 'purchasePackage')
  expect(bought?.options.aPackage).toMatchObject({ identifier: '$rc_annual', packageType: 'CUSTOM' })
  expect(aroundDialog('purchasePackage')).toEqual(['enable', 'disable', 'purchasePackage', 'enable'])
  await privacyScreen.set(false)
})

test('of all that the store sells, the kit sells what was asked for', {
  tags: ['MEMB-55', 'MEMB-54'],
}, async () => {
  const purchases = await open()
  const packages = (await purchases.getOfferings()).flatMap((offering) => offering.packages)
  for (const pkg of packages.toReversed()) await purchases.purchase(pkg)
  const bought = phone.callsOf('Purchases').filter(({ method }) => method === 'purchasePackage')
  expect(bought.map(({ options }) => (options.aPackage as { identifier: string }).identifier)).toEqual([
    'portraits',
    '$rc_weekly',
    '$rc_annual',
  ])
})

test('a restore is free of the privacy screen', { tags: ['NATIVE-18'] }, async () => {
  await privacyScreen.set(true)
  const purchases = await open()
  await purchases.restore()
  expect(aroundDialog('restorePurchases')).toEqual(['enable', 'disable', 'restorePurchases', 'enable'])
  await privacyScreen.set(false)
})

test('a restore that the kit refuses is the store’s refusal', { tags: ['ERR-21'] }, async () => {
  restore = () => {
    throw refuse('2')
  }
  const purchases = await open()
  await expect(purchases.restore()).rejects.toEqual(new PurchaseError('store_unavailable', 'refused'))
})

test.each([
  ['1', 'cancelled', undefined],
  ['11', 'cancelled', true],
  ['2', 'store_unavailable', false],
  ['5', 'not_available', false],
  ['10', 'store_unavailable', false],
  ['20', 'pending', false],
  ['35', 'store_unavailable', false],
  ['11', 'failed', false],
])(
  'the kit’s error %s means %s',
  {
    tags: ['MEMB-57', 'MEMB-58', 'MEMB-59', 'ERR-04', 'ERR-06', 'ERR-07', 'ERR-08', 'ERR-09'],
  },
  async (code, meaning, userCancelled) => {
    sell = () => {
      throw Object.assign(refuse(code), { data: { userCancelled } })
    }
    const purchases = await open()
    const [{ packages }] = await purchases.getOfferings()
    await expect(purchases.purchase(packages[0])).rejects.toEqual(
      new PurchaseError(meaning as 'failed', 'refused'),
    )
  },
)

test('a package that the kit does not know is not available', { tags: ['ERR-08'] }, async () => {
  const purchases = await open()
  const [{ packages }] = await purchases.getOfferings()
  const unknown = { ...packages[0], packageId: 'gone' }
  await expect(purchases.purchase(unknown)).rejects.toMatchObject({ code: 'not_available' })
})

test('the sheet is told of by the app leaving the front', { tags: ['A44'] }, async () => {
  let finish: (sold: object) => void = () => undefined
  sell = () => new Promise((resolve) => (finish = resolve))
  const purchases = await open()
  const [{ packages }] = await purchases.getOfferings()
  const shown: boolean[] = []
  const sale = purchases.purchase(packages[0], (isShown) => shown.push(isShown))
  await vi.waitFor(() => expect(methods()).toContain('purchasePackage'))
  phone.send('App', 'appStateChange', { isActive: false })
  phone.send('App', 'appStateChange', { isActive: true })
  expect(shown).toEqual([true, false])
  finish({ transaction: { transactionIdentifier: 't', productIdentifier: 'p', purchaseDate: 'd' } })
  await sale
})

test('what the store knows of the person comes with the kit’s own words for the server', {
  tags: ['MEMB-55'],
}, async () => {
  const purchases = await open()
  expect(await purchases.customerInfo()).toEqual({
    hasPremium: true,
    transactions: [
      { transactionId: 't1', productId: 'portrait_credits_10', purchasedAt: '2026-11-20T10:00:00Z' },
    ],
    raw: customerInfo,
  })
  await purchases.restore()
  expect(methods()).toContain('restorePurchases')
})

test('only the entitlement named premium is Premium', { tags: ['MEMB-02'] }, async () => {
  const purchases = await open()
  expect((await purchases.customerInfo()).hasPremium).toBe(true)
  active = { gold: { isActive: true } }
  expect((await purchases.customerInfo()).hasPremium).toBe(false)
})

test('news of the store reach a listener until it leaves', async () => {
  const listener = vi.fn()
  const stop = (await open()).onChange(listener)
  await vi.waitFor(() => expect(methods()).toContain('addCustomerInfoUpdateListener'))
  phone.send('Purchases', 'addCustomerInfoUpdateListener', customerInfo)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  await vi.waitFor(() => expect(methods()).toContain('removeCustomerInfoUpdateListener'))
})

test('without a public key nothing is for sale', async () => {
  expect(
    await openPurchases({ store: { kind: 'revenuecat', publicKey: null }, appUserId: 'a' }),
  ).toBeUndefined()
  expect(await openPurchases({ store: null, appUserId: 'a' })).toBeUndefined()
})

test.for([
  [
    'https://play.google.com/store/account/subscriptions',
    'https://play.google.com/store/account/subscriptions',
  ],
  [null, 'https://apps.apple.com/account/subscriptions'],
] as const)('the store’s own page of subscriptions opens: %s', async ([managementURL, address]) => {
  const purchases = await open()
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  Object.assign(customerInfo, { managementURL })
  await purchases.manage()
  expect(opened).toEqual([address])
})
