import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sandboxSubscription } from '#platform/sandbox/sheet.ts'
import { queryClient } from '#server-state'
import { catalogueOf, statusOf, styleOf } from '#testing/builders.ts'
import { answerSheet, openStore, sold } from '#testing/open-store.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { Premium } from './index.ts'

forgetEverything()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString()
const subscribed = (periodType: string, expiresAt = inDays(3)) => ({
  ...statusOf({ weeklyTransformationsRemaining: 48, bonusChangesRemaining: 0 }),
  hasActiveSubscription: true,
  subscription: { productId: 'wedding_photos_premium_weekly', periodType, expiresAt },
})

function open(status: object = statusOf(), routes: Parameters<typeof serveApi>[0] = {}) {
  const ways = { onChooseStyle: vi.fn(), onStoreFailed: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
  const calls = serveApi({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/purchases/one-time/status': {
      hasLifetimeDownloads: false,
      bonusChangesRemaining: 2,
      purchaseDate: null,
      portraitCreditsRemaining: 0,
    },
    ...routes,
    'GET /api/subscriptions/status': status,
  })
  show(<Premium once={<p>Sold once</p>} stage={({ state }) => <p>Stage {state}</p>} {...ways} />)
  return { ...ways, calls }
}
const offer = async () => within(await screen.findByRole('region', { name: 'Premium for the two of you' }))
const plan = async () => within(await screen.findByRole('region', { name: 'Current Plan' }))
const numberOf = (name: string) => screen.getByText(name).nextSibling?.textContent

test('a free device sees its plan and what is left of it, and no welcome', {
  tags: ['SHELL-19', 'MEMB-14', 'PREM-01', 'PREM-04'],
}, async () => {
  open()
  expect((await plan()).getByText('Free Plan')).toBeTruthy()
  expect(numberOf('Remaining changes')).toBe('5')
  expect(numberOf('Of these, bonus changes')).toBe('2')
  expect(screen.queryByText('Trial days remaining')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Welcome to Premium' })).toBeNull()
})

test.each([
  ['Remaining changes', statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })],
  [
    'Remaining changes this week',
    {
      ...subscribed('NORMAL'),
      usage: statusOf({ weeklyTransformationsRemaining: 0, bonusChangesRemaining: 0 }).usage,
    },
  ],
])('who has nothing left reads 0 as %s', { tags: ['PREM-04'] }, async (name, status) => {
  open(status)
  await plan()
  expect(numberOf(name)).toBe('0')
  expect(screen.queryByText('Of these, bonus changes')).toBeNull()
})

test('a subscriber is welcomed and sees the week, and no offer', {
  tags: ['MEMB-70', 'PREM-01', 'PREM-02', 'PREM-03', 'PREM-04', 'A52'],
}, async () => {
  const week = subscribed('NORMAL', '2030-11-28T12:00:00.000Z')
  const { usage } = statusOf({ weeklyTransformationsRemaining: 41, bonusChangesRemaining: 7 })
  open({ ...week, usage }, openStore().routes)
  expect((await plan()).getByText('Premium Plan')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Welcome to Premium' })).toBeTruthy()
  expect(numberOf('Remaining changes this week')).toBe('48')
  expect(numberOf('Of these, bonus changes')).toBe('7')
  expect(numberOf('Renews, unless cancelled, on')).toBe('28 November 2030')
  expect(screen.queryByText('Trial days remaining')).toBeNull()
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: 'Join Premium' })).toBeNull()
  expect(await cards()).toHaveLength(4)
})

test('a subscriber ends the subscription at the store from here, and a store that does not open is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const cancelRoute = 'POST /sandbox-store/cancel'
  const { onStoreFailed } = open(subscribed('NORMAL'), {
    ...openStore().routes,
    [cancelRoute]: new Response('', { status: 503 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription (opens the store)' }))
  await vi.waitFor(() => expect(sandboxSubscription.current()).toBeDefined())
  sandboxSubscription.current()?.answer('end')
  await vi.waitFor(() => expect(onStoreFailed).toHaveBeenCalledOnce())
})

test('who does not subscribe has nothing to manage', async () => {
  open(statusOf(), openStore().routes)
  await offer()
  expect(screen.queryByRole('button', { name: /^Manage subscription/ })).toBeNull()
})

test.each([3, 1])(
  'a trial is welcomed and counts its days: %i',
  {
    tags: ['PREM-01', 'PREM-04', 'MEMB-19'],
  },
  async (days) => {
    open(subscribed('TRIAL', inDays(days)))
    expect((await plan()).getByText('Premium Plan')).toBeTruthy()
    expect(numberOf('Trial days remaining')).toBe(String(days))
    expect(numberOf('Remaining changes this week')).toBe('48')
    screen.getByRole('heading', { name: 'Welcome to Premium' })
  },
)

test('who bought downloads for ever is on the free plan and meets the offer, not the welcome', {
  tags: ['PREM-01', 'PREM-02', 'PREM-03', 'PREM-04'],
}, async () => {
  const usage = { hasLifetimeDownloads: true, remainingFreeUses: 1, bonusChangesRemaining: 15 }
  open(statusOf(usage), openStore().routes)
  expect((await plan()).getByText('Free Plan')).toBeTruthy()
  expect(numberOf('Remaining changes')).toBe('16')
  const card = await offer()
  card.getByRole('button', { name: 'Join Premium' })
  card.getByText('$49.99')
  expect(screen.queryByRole('heading', { name: 'Welcome to Premium' })).toBeNull()
  expect(await cards()).toHaveLength(4)
})

test('whose subscription has ended is on the free plan and meets the offer, not the welcome', {
  tags: ['PREM-01', 'PREM-02', 'PREM-04'],
}, async () => {
  open({ ...subscribed('TRIAL', inDays(-2)), hasActiveSubscription: false }, openStore().routes)
  expect((await plan()).getByText('Free Plan')).toBeTruthy()
  expect(numberOf('Remaining changes')).toBe('3')
  expect(screen.queryByText('Trial days remaining')).toBeNull()
  const card = await offer()
  card.getByRole('button', { name: 'Join Premium' })
  expect(screen.queryByRole('heading', { name: 'Welcome to Premium' })).toBeNull()
})

const cards = async () => {
  const region = within(await screen.findByRole('region', { name: 'What Premium gives' }))
  return region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

test('four cards tell what Premium gives', { tags: ['PREM-03', 'MEMB-07', 'A52', 'A58'] }, async () => {
  open()
  expect(await cards()).toEqual([
    '50 changes weekly',
    'Full resolution',
    '40 portraits weekly',
    'No watermark',
  ])
})

test('a collection for Premium is a benefit where one is set aside', {
  tags: ['PREM-03', 'MEMB-07', 'A52', 'A58'],
}, async () => {
  open(statusOf(), openStore({ hasPremiumCollections: true }).routes)
  await screen.findByRole('heading', { name: 'Premium collections' })
  expect(await cards()).toHaveLength(4)
})

test('without a store nothing can be bought, and the page says so', { tags: ['A13'] }, async () => {
  const { onChooseStyle } = open()
  await screen.findByText('Premium is not on sale yet. When it is, you will find it here.')
  await userEvent.click(screen.getByRole('button'))
  expect(onChooseStyle).toHaveBeenCalledOnce()
})

test('where a store is, that sentence is not, and what is sold once stands beside the offer', async () => {
  open(statusOf(), openStore().routes)
  await offer()
  screen.getByText('Sold once')
  expect(screen.queryByText(/not on sale/)).toBeNull()
})

test('both plans stand with their prices, the year also for a week and in whole sentences from its beginning, and the better value is chosen until the person chooses', {
  tags: ['SHELL-19', 'PREM-02', 'MEMB-04', 'MEMB-54', 'PAY-16', 'MEMB-52', 'MEMB-53', 'A13'],
}, async () => {
  open(statusOf(), openStore().routes)
  const card = await offer()
  const weekly = card.getByRole<HTMLInputElement>('radio', { name: 'Weekly $7.99 a week' })
  const yearly = card.getByRole<HTMLInputElement>('radio', {
    name: 'Yearly Better value $0.96 a week $49.99 a year 3 days free, then $49.99 a year',
  })
  expect([weekly.checked, yearly.checked]).toEqual([false, true])
  await userEvent.click(weekly)
  card.getByText(
    '$7.99 a week. Renews by itself until you cancel in your App Store account at least 24 hours before the period ends.',
  )
  await userEvent.click(yearly)
  card.getByText(
    '3 days free, then $49.99 a year. Renews by itself until you cancel in your App Store account at least 24 hours before the period ends.',
  )
})

test('the test group sees its own prices with what the first month costs', {
  tags: ['PREM-02', 'MEMB-52', 'MEMB-73', 'A13'],
}, async () => {
  open(statusOf(), openStore({ group: 'test' }).routes)
  const card = await offer()
  card.getByRole('radio', {
    name: 'Yearly Better value $1.73 a week $89.99 a year First month for $8.99, then $89.99 a year',
  })
  card.getByRole('radio', { name: 'Weekly $9.99 a week' })
})

test.each([
  ['1 day free', { trial: 'P1D' }],
  ['1 week free', { trial: 'P1W' }],
  ['First 3 days for $2.99', { intro: { period: 'P3D', cents: 299 } }],
  ['First 2 weeks for $2.99', { intro: { period: 'P2W', cents: 299 } }],
  ['First month for $2.99', { intro: { period: 'P1M', cents: 299 } }],
  ['First year for $2.99', { intro: { period: 'P1Y', cents: 299 } }],
])(
  'a first price is the store’s, and so is its period: %s',
  { tags: ['PREM-02', 'MEMB-53', 'A13'] },
  async (words, first) => {
    const begins = { trial: undefined, ...first }
    const sells = sold.map((one) => (one.plan === 'P1Y' ? { ...one, ...begins } : one))
    open(statusOf(), openStore({ sells }).routes)
    const card = await offer()
    card.getByRole('radio', {
      name: `Yearly Better value $0.96 a week $49.99 a year ${words}, then $49.99 a year`,
    })
  },
)

test('a year that costs more for each week is neither praised nor chosen', {
  tags: ['PREM-02'],
}, async () => {
  const sells = sold.map((one) => (one.plan === 'P1Y' ? { ...one, cents: 49_999 } : one))
  open(statusOf(), openStore({ sells }).routes)
  const card = await offer()
  expect(card.getByRole('radio', { name: 'Weekly $7.99 a week' })).toHaveProperty('checked', true)
  expect(card.queryByText('Better value')).toBeNull()
})

test('without a first price the year stands at its own', {
  tags: ['PREM-02', 'MEMB-53', 'A13'],
}, async () => {
  const sells = sold.map((one) => ({ ...one, trial: undefined }))
  open(statusOf(), openStore({ sells }).routes)
  const card = await offer()
  card.getByRole('radio', { name: 'Yearly Better value $0.96 a week $49.99 a year' })
})

test('Join Premium buys the plan that is chosen, and the stage stands over the page', {
  tags: ['PREM-02', 'MEMB-04', 'MEMB-59', 'ERR-04'],
}, async () => {
  open(statusOf(), openStore().routes)
  const card = await offer()
  await userEvent.click(card.getByRole('radio', { name: /^Yearly/ }))
  await userEvent.click(card.getByRole('button', { name: 'Join Premium' }))
  await screen.findByText('Stage processing')
  expect(await answerSheet('cancel')).toBe('wedding_photos_premium_yearly')
  await screen.findByText('Stage idle')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a purchase that fails is told of at the offer', { tags: ['MEMB-58', 'ERR-09', 'A45'] }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open(statusOf(), openStore().routes)
  await userEvent.click((await offer()).getByRole('button', { name: 'Join Premium' }))
  await answerSheet('fail')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Purchase failed'))
  screen.getByText(/^Nothing was charged\./)
})

test('while somebody must allow the payment the offer says so and its button rests', {
  tags: ['ERR-07', 'A44'],
}, async () => {
  open(statusOf(), openStore().routes)
  await userEvent.click((await offer()).getByRole('button', { name: 'Join Premium' }))
  await answerSheet('ask_parent')
  const said = (await screen.findByText('Payment is pending approval')).closest('[role=status]')
  expect(said?.textContent).toBe(
    'Payment is pending approvalSomebody has to allow it first. Premium opens by itself when they do, and if they decline nothing is charged. Until then both plans wait, an hour at most, so that you do not pay twice.',
  )
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Waiting for approval' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /^Weekly/ }))
  expect(screen.getByRole('button', { name: 'Waiting for approval' }).hasAttribute('disabled')).toBe(true)
  expect(said?.isConnected).toBe(true)
})

test.each([
  ['wedding_photos_premium_yearly', 5_000, 'Looking for your payment', true],
  ['wedding_photos_premium_weekly', 3_600_000, 'Join Premium', false],
  ['bonus_transformations_20', 5_000, 'Join Premium', false],
])(
  'with a payment of %s left unanswered %i ms ago the button says %s, and why it rests',
  { tags: ['A44'] },
  async (productId, agoMs, name, isResting) => {
    const heardAtMs = Date.now() - agoMs
    const payment = { productId, startedAtMs: heardAtMs, heardAtMs, isPending: false }
    localStorage.setItem('ever-after.open-payments', JSON.stringify([payment]))
    open(statusOf(), openStore().routes)
    const card = await offer()
    expect(card.getByRole('button', { name })).toHaveProperty('disabled', isResting)
    expect(card.queryByText(/Both plans wait a minute/) !== null).toBe(isResting)
  },
)

test.each([
  ['has no plans', {}, 'No subscription plans available'],
  [
    'does not answer',
    { 'GET /sandbox-store/v1/subscribers/web-stand-in/offerings': new Response('', { status: 503 }) },
    'No offerings available',
  ],
])(
  'where the store %s nothing can be pressed but Retry',
  {
    tags: ['ERR-13', 'MEMB-51', 'MEMB-52', 'MEMB-53', 'A13'],
  },
  async (_what, routes, words) => {
    open(statusOf(), { ...openStore({ sells: sold.filter(({ plan }) => !plan) }).routes, ...routes })
    const card = await offer()
    await card.findByText(words)
    expect(card.queryByRole('button', { name: 'Join Premium' })).toBeNull()
    expect(screen.queryByText(/\$/)).toBeNull()
    card.getByRole('button', { name: 'Retry' })
  },
)

test('terms and privacy stand on the offer, and a restore that finds nothing is told', {
  tags: ['MEMB-60', 'ERR-23', 'A45'],
}, async () => {
  const { onTerms, onPrivacy, calls } = open(statusOf(), openStore().routes)
  const card = await offer()
  await userEvent.click(card.getByRole('button', { name: /^Terms of use/ }))
  await userEvent.click(card.getByRole('button', { name: /^Privacy policy/ }))
  vi.useFakeTimers()
  fireEvent.click(card.getByRole('button', { name: 'Restore Purchases' }))
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(calls.some(({ route }) => route === 'POST /sandbox-store/restore')).toBe(true)
  expect(card.getByRole('alert').textContent).toBe('No active subscriptions found to restore')
  expect([onTerms.mock.calls.length, onPrivacy.mock.calls.length]).toEqual([1, 1])
})

test('the price of the test is reported once when it was seen', async () => {
  const { calls } = open(statusOf(), openStore().routes)
  await offer()
  const exposures = () => calls.filter(({ route }) => route === 'POST /api/analytics/exposure')
  await vi.waitFor(() => expect(exposures()).toHaveLength(1))
  expect(exposures()[0].body).toMatchObject({ surface: 'premium' })
})

test('a plan that does not load can be asked for again', async () => {
  open(refusal(500, 'internal', 'no'))
  await screen.findByRole('alert')
  open()
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0])
  await screen.findAllByText('Free Plan')
})

test('without a connection the plan seen last serves on', async () => {
  open(subscribed('NORMAL'))
  await plan()
  cleanup()
  queryClient.clear()
  open(refusal(503, 'overloaded', 'no'))
  expect((await plan()).getByText('Premium Plan')).toBeTruthy()
})
