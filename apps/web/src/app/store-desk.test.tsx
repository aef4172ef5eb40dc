import { Toaster } from '@ever-after/ui'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPurchases } from '#platform/open-purchases.ts'
import { PurchaseError, type StorePackage } from '#platform/purchases.ts'
import { statusOf } from '../testing/builders.ts'
import { openStore } from '../testing/open-store.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import StoreDesk from './store-desk.tsx'
import { toasts } from './toasts.ts'

forgetEverything()

const subscriberRoute = 'GET /sandbox-store/v1/subscribers/web-stand-in'

async function open() {
  const store = openStore()
  const calls = serveApi({
    'GET /api/subscriptions/status': statusOf(),
    'POST /api/purchases/one-time': {
      hasLifetimeDownloads: false,
      bonusChangesRemaining: 22,
      purchaseDate: null,
      portraitCreditsRemaining: 0,
    },
    ...store.routes,
  })
  show(
    <>
      <StoreDesk />
      <Toaster store={toasts} label="Notifications" />
    </>,
  )
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(subscriberRoute))
  const purchases = await openPurchases({
    store: { kind: 'sandbox', publicKey: null },
    appUserId: 'web-stand-in',
  })
  if (!purchases) throw new Error('There is no store.')
  const packages = (await purchases.getOfferings()).flatMap((offering) => offering.packages)
  const buy = (productId: string) => {
    const pkg = packages.find((one) => one.productId === productId) as StorePackage
    return purchases.purchase(pkg).catch((error: unknown) => error)
  }
  return { buy, state: store.state, sent: (route: string) => calls.filter((call) => call.route === route) }
}

test('the sandbox’s sheet says what is bought, for how much and how often, and buys', async () => {
  const { buy } = await open()
  const sale = buy('wedding_photos_premium_yearly')
  const sheet = await screen.findByRole('dialog', { name: 'Premium, yearly' })
  within(sheet).getByText('Free for 3 days, then')
  within(sheet).getByText('$49.99 a year')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Subscribe' }))
  expect(await sale).toMatchObject({ transactionId: 't1', productId: 'wedding_photos_premium_yearly' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an intro price stands before the usual one', async () => {
  const { buy } = await open()
  void buy('wedding_photos_premium_yearly_v2')
  const sheet = await screen.findByRole('dialog')
  within(sheet).getByText('$8.99 for one month, then')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel' }))
})

test.each([
  ['Cancel', 'cancelled'],
  ['Ask a parent', 'pending'],
  ['Fail', 'failed'],
] as const)('%s on the sheet is %s', async (name, code) => {
  const { buy } = await open()
  const sale = buy('bonus_transformations_20')
  const sheet = await screen.findByRole('dialog', { name: '20 changes' })
  within(sheet).getByText('$2.99')
  await userEvent.click(within(sheet).getByRole('button', { name }))
  const error = await sale
  expect(error).toBeInstanceOf(PurchaseError)
  expect(error).toMatchObject({ code })
})

test('Escape cancels', async () => {
  const { buy } = await open()
  const sale = buy('portrait_credits_10')
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(await sale).toMatchObject({ code: 'cancelled' })
})

test('credits of a payment that was made while the app was away are announced', {
  tags: ['MEMB-64'],
}, async () => {
  const nowMs = Date.now()
  const payment = {
    productId: 'bonus_transformations_20',
    startedAtMs: nowMs,
    heardAtMs: nowMs,
    isPending: true,
  }
  localStorage.setItem('ever-after.open-payments', JSON.stringify([payment]))
  const { state, sent } = await open()
  expect(sent('POST /api/purchases/one-time')).toHaveLength(0)
  state.bought.push({ productId: 'bonus_transformations_20', transactionId: 't1' })
  vi.useFakeTimers()
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(2000)
  })
  screen.getByText('Bonus credits added to your account')
  screen.getByText('Success')
  expect(sent('POST /api/purchases/one-time')).toHaveLength(1)
})
