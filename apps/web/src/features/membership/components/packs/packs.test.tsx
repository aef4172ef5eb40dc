// @module-tag slow
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaywallTrigger } from '#server-state'
import { useStoreWatch } from '#store'
import { statusOf } from '#testing/builders.ts'
import { answerSheet, openStore, sold } from '#testing/open-store.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { openPaywall, PaywallDoor } from '../../index.ts'

forgetEverything()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const subscriber = {
  ...statusOf({ weeklyTransformationsRemaining: 12, bonusChangesRemaining: 0 }),
  hasActiveSubscription: true,
  subscription: {
    expiresAt: '2040-01-08T12:00:00.000Z',
    productId: 'wedding_photos_premium_weekly',
    periodType: 'NORMAL',
  },
}
const proved = {
  hasLifetimeDownloads: false,
  bonusChangesRemaining: 20,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
}

interface Given {
  trigger?: PaywallTrigger
  sells?: typeof sold
  answers?: Parameters<typeof serveApi>[0]
}

function open({ trigger = 'settings_upgrade', sells = sold, answers }: Given = {}) {
  const { routes, state } = openStore({ sells })
  const calls = serveApi({
    'GET /api/subscriptions/status': subscriber,
    'GET /api/purchases/one-time/status': proved,
    'POST /api/purchases/one-time': proved,
    'POST /api/purchases/portrait-credits': proved,
    ...routes,
    ...answers,
  })
  const ways = { onPremium: vi.fn(), onLedger: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
  const notify = vi.fn()
  const onSettled = vi.fn()
  show(<PaywallDoor notify={notify} {...ways} />)
  act(() => void openPaywall({ trigger }).then(onSettled))
  const sent = (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body)
  return { ...ways, notify, onSettled, sent, store: state }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const isGone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a subscriber is offered three packs, each with the store’s price as its button', {
  tags: ['MEMB-44', 'MEMB-45', 'MEMB-46', 'MEMB-47', 'MEMB-48', 'MEMB-49', 'MEMB-50', 'MEMB-09'],
}, async () => {
  open()
  await screen.findByRole('dialog', { name: 'Bonus Credits' })
  await screen.findByRole('button', { name: 'Buy 20 changes for $2.99' })
  screen.getByRole('button', { name: 'Buy 40 changes for $4.99' })
  screen.getByRole('button', { name: 'Buy 20 enhanced portraits for $2.99' })
  const [twenty, forty, portraits] = within(
    screen.getByRole('region', { name: 'Credit packs' }),
  ).getAllByRole('listitem')
  expect([twenty, forty, portraits].map((pack) => pack.textContent?.includes('Best Value'))).toEqual([
    false,
    true,
    false,
  ])
  expect(screen.getAllByRole('button', { name: /^Buy/ }).map(({ textContent }) => textContent)).toEqual([
    '$2.99',
    '$4.99',
    '$2.99',
  ])
  expect(portraits.textContent).toContain('10 generations / 10 credits')
  expect(screen.queryByText(/Premium users only/)).toBeNull()
  expect(names()).toEqual(['20 changes', '40 changes', '20 enhanced portraits'])
})

test('a pack that was bought says so, is proved by the server, and closes with a toast', {
  tags: ['MEMB-63', 'MEMB-64', 'PAY-09', 'PAY-15', 'slow'],
}, async () => {
  const { sent, notify, onSettled } = open()
  await press('Buy 20 changes for $2.99')
  const stage = within(await screen.findByRole('dialog', { name: 'Processing…' }))
  expect(stage.getByRole('status').textContent).toContain('Processing…')
  expect(stage.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(onSettled).not.toHaveBeenCalled()
  expect(await answerSheet('buy')).toBe('bonus_transformations_20')
  const end = within(await screen.findByRole('dialog', { name: 'Purchase Complete!' }))
  expect(end.getByRole('status').textContent).toContain('Purchase Complete!')
  expect(notify).not.toHaveBeenCalled()
  await isGone()
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'Success',
    description: 'Bonus credits added to your account',
  })
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(true)
  expect(sent('POST /api/purchases/one-time')).toMatchObject([
    { type: 'bonus_transformations', productId: 'bonus_transformations_20', transactionId: 't1' },
  ])
})

test.each<[PaywallTrigger, string]>([
  ['premium_transformation_limit', 'Buy 40 changes for $4.99'],
  ['premium_portrait_limit', 'Buy 20 enhanced portraits for $2.99'],
])('at %s, too, a pack goes through its two screens', { tags: ['PAY-15'] }, async (trigger, name) => {
  open({ trigger })
  const pack = await screen.findByRole('button', { name })
  vi.useFakeTimers()
  fireEvent.click(pack)
  await pass(50)
  screen.getByRole('dialog', { name: 'Processing…' })
  expect(screen.getByRole('status').textContent).toMatch(/^Processing…/)
  await act(() => answerSheet('buy'))
  await pass(100)
  screen.getByRole('dialog', { name: 'Purchase Complete!' })
  expect(screen.getByRole('status').textContent).toMatch(/^Purchase Complete!/)
  await pass(3000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a cancelled pack leaves the packs as they were', { tags: ['MEMB-59', 'ERR-04'] }, async () => {
  const { notify } = open()
  await press('Buy 40 changes for $4.99')
  await answerSheet('cancel')
  await screen.findByRole('button', { name: 'Buy 40 changes for $4.99' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})

test('a pack that fails says so and can be tried again', { tags: ['ERR-20', 'A45'] }, async () => {
  const { notify } = open()
  await press('Buy 40 changes for $4.99')
  await answerSheet('fail')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'Purchase Failed',
      description: 'Please try again',
      isDestructive: true,
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was charged\./)
  await screen.findByRole('button', { name: 'Buy 40 changes for $4.99' })
})

test.each([
  [
    503,
    'App Store is currently unavailable',
    'If you were charged all the same, Restore Purchases brings here what you paid for.',
  ],
  [
    404,
    'This product is not available',
    'Nothing was charged. Try again later, or check the way you pay in your App Store account.',
  ],
])(
  'why a store that answers %i did not sell a pack is told in an alert',
  {
    tags: ['MEMB-58', 'ERR-06', 'ERR-08'],
  },
  async (status, words, more) => {
    const { notify } = open({
      answers: { 'POST /sandbox-store/purchases': new Response('{}', { status }) },
    })
    await press('Buy 40 changes for $4.99')
    await answerSheet('buy')
    expect((await screen.findByRole('alert')).textContent).toBe(words + more)
    expect(notify).not.toHaveBeenCalled()
  },
)

test('a payment that a parent must allow can be left, and its button rests', {
  tags: ['ERR-07'],
}, async () => {
  open()
  await press('Buy 20 enhanced portraits for $2.99')
  await answerSheet('ask_parent')
  const stage = within(await screen.findByRole('dialog', { name: 'Payment is pending approval' }))
  await userEvent.click(stage.getByRole('button', { name: 'Close' }))
  await screen.findByText('Waiting')
  expect(screen.queryByRole('button', { name: /^Buy 20 enhanced portraits/ })).toBeNull()
  await screen.findByRole('button', { name: 'Buy 20 changes for $2.99' })
})

test('without the store’s price there is neither a price nor a button', {
  tags: ['ERR-17', 'ERR-18', 'MEMB-52', 'A13'],
}, async () => {
  open({ sells: sold.filter(({ offering }) => offering !== 'credits') })
  await screen.findByText('Portrait credits not available')
  expect(screen.getAllByText('Bonus transformations not available')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  expect(document.body.textContent).not.toContain('$')
})

test('one pack that the store does not know is not available, the others can be bought', {
  tags: ['ERR-17'],
}, async () => {
  open({ sells: sold.filter(({ id }) => id !== 'portraits') })
  await screen.findByText('Portrait credits not available')
  expect(screen.getAllByRole('button', { name: /^Buy/ })).toHaveLength(2)
})

test('a store that does not answer has no price and can be asked again', { tags: ['MEMB-52'] }, async () => {
  const offerings = 'GET /sandbox-store/v1/subscribers/web-stand-in/offerings'
  const { routes } = openStore()
  let isUp = false
  open({ answers: { [offerings]: () => (isUp ? (routes[offerings] as object) : refusal(503, 'x', 'no')) } })
  await screen.findByRole('button', { name: 'Retry' })
  expect(document.body.textContent).not.toContain('$')
  isUp = true
  await press('Retry')
  await screen.findByRole('button', { name: 'Buy 20 changes for $2.99' })
})

test.each<[PaywallTrigger, string, string]>([
  ['premium_transformation_limit', 'This week’s 50 changes are used up', '20 changes'],
  ['premium_portrait_limit', 'This week’s portraits are used up', '20 enhanced portraits'],
])('at %s the packs say what is used up, and begin with what helps', async (trigger, title, first) => {
  open({ trigger })
  await screen.findByRole('dialog', { name: title })
  expect(screen.queryByText(/Premium users only/)).toBeNull()
  expect(names()[0]).toBe(first)
})

test('who asks what is left sees it above the packs', async () => {
  open({ trigger: 'subscription_info' })
  await screen.findByRole('dialog', { name: 'What you have left' })
  expect(screen.queryByText(/Premium users only/)).toBeNull()
  expect((await screen.findByText('Changes this week')).nextSibling?.textContent).toBe('12')
})

test('the list of changes, the terms and privacy are one tap away', async () => {
  const { onLedger, onTerms, onPrivacy } = open()
  await press('Terms of use (opens outside the app)')
  await press('Privacy policy (opens outside the app)')
  await press('Where your changes went')
  expect([onTerms, onPrivacy, onLedger].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a restore brings a subscription back without a word of new credits', {
  tags: ['slow'],
}, async () => {
  const { store, notify } = open()
  store.hasPremium = true
  await press('Restore Purchases')
  await screen.findByRole('dialog', { name: 'Welcome back' })
  await isGone()
  expect(notify).not.toHaveBeenCalled()
})

const storeIsDown = { 'POST /sandbox-store/restore': new Response('{}', { status: 503 }) }
const restoreInVain = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Restore Purchases' }))
  await pass(100)
  expect(screen.getByRole('alert').textContent).toContain('Restore failed')
}

test.each(['buy', 'ask_parent'] as const)(
  'a pack that is paid for after a restore that failed ends with its toast: %s',
  { tags: ['MEMB-64', 'A44'] },
  async (answer) => {
    const { notify, store } = open({ answers: storeIsDown })
    show(<StoreWatch />)
    await screen.findByRole('button', { name: 'Buy 20 enhanced portraits for $2.99' })
    vi.useFakeTimers()
    if (answer === 'buy') await restoreInVain()
    fireEvent.click(screen.getByRole('button', { name: 'Buy 20 enhanced portraits for $2.99' }))
    await act(() => answerSheet(answer))
    await pass(100)
    if (answer === 'ask_parent') {
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      await restoreInVain()
      store.bought.push({ productId: 'portrait_credits_10', transactionId: 't1' })
      document.dispatchEvent(new Event('visibilitychange'))
      await pass(100)
    }
    screen.getByRole('dialog', { name: 'Purchase Complete!' })
    await pass(3000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Success',
      description: 'Bonus credits added to your account',
    })
  },
)

function StoreWatch() {
  useStoreWatch({ onUnlocked: vi.fn(), onRestored: vi.fn() })
  return null
}
