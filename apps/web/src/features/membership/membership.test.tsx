import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchStatus, type PaywallTrigger, queryClient } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { readsPerOpening } from '#testing/reads-per-opening.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { doorWords } from './copy.ts'
import { currentPaywall, loadPaywall, openPaywall, PaywallDoor, StatusPill } from './index.ts'

forgetEverything()
// As in the app, where the paywalls are there before one is first opened.
await loadPaywall()

const subscriber = (periodType: string, weekly = 12) => ({
  ...statusOf({ weeklyTransformationsRemaining: weekly, bonusChangesRemaining: 0, remainingFreeUses: 0 }),
  hasActiveSubscription: true,
  subscription: { expiresAt: '2030-01-08T12:00:00.000Z', productId: 'p', periodType },
})

const elsewhere = { onLedger: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn(), notify: vi.fn() }

/** In front of a deployment that sells nothing. */
function open(
  status: Parameters<typeof serveApi>[0][string] = statusOf(),
  affiliate: Parameters<typeof serveApi>[0][string] = { isActive: false },
) {
  const onPremium = vi.fn()
  const calls = serveApi({
    'GET /api/subscriptions/status': status,
    'GET /api/affiliate/status': affiliate,
  })
  show(
    <>
      <StatusPill />
      <p>Home</p>
      <PaywallDoor {...elsewhere} onPremium={onPremium} />
    </>,
  )
  return { onPremium, calls }
}

const ask = (trigger: PaywallTrigger, reason?: string) => act(() => void openPaywall({ trigger, reason }))
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }))
const pill = () => screen.queryByRole('button', { name: /changes left/ })
const readAnew = () => act(() => queryClient.invalidateQueries())

test('the pill adds free and bonus changes and tells each of them in its sheet', {
  tags: ['HOME-19', 'HOME-20', 'HOME-23', 'MEMB-01', 'MEMB-14', 'MEMB-70', 'PAY-01', 'PAY-02'],
}, async () => {
  const { calls } = open()
  const pillOfFive = await screen.findByRole('button', { name: /^5 changes left/ })
  expect([currentPaywall(), screen.queryByRole('dialog')]).toEqual([undefined, null])
  await userEvent.click(pillOfFive)
  expect(currentPaywall()?.trigger).toBe('subscription_info')
  const sheet = within(await screen.findByRole('dialog', { name: doorWords.subscription_info.title }))
  expect(sheet.getByText('Free changes').nextSibling?.textContent).toBe('3')
  expect(sheet.getByText('Bonus changes').nextSibling?.textContent).toBe('2')
  expect(calls.map(({ route }) => route)).toContain('GET /api/affiliate/status')
  await close()
  expect([currentPaywall(), screen.queryByRole('dialog')]).toEqual([undefined, null])
})

test.each([
  [7, 4, '11 changes left'],
  [1, 0, '1 change left'],
  [0, 6, '6 changes left'],
  [0, 0, '0 changes left'],
])('of %i free and %i bonus changes the pill says %s', { tags: ['HOME-19'] }, async (free, bonus, words) => {
  const others = { portraitCreditsRemaining: 20, weeklyTransformationsRemaining: 20 }
  open(statusOf({ ...others, remainingFreeUses: free, bonusChangesRemaining: bonus }))
  await screen.findByRole('button', { name: new RegExp(`^${words}`) })
})

test('the pill is not for a device of an affiliate', { tags: ['HOME-21', 'MEMB-01', 'A25'] }, async () => {
  let isActive = false
  open(statusOf(), () => ({ isActive }))
  await vi.waitFor(() => expect(pill()).toBeTruthy())
  isActive = true
  await readAnew()
  await vi.waitFor(() => expect(pill()).toBeNull())
})

test('the pill waits until it is known whether an affiliate looks', { tags: ['HOME-21'] }, async () => {
  const lookUp = Promise.withResolvers<object>()
  open(statusOf(), () => lookUp.promise)
  await vi.waitFor(() => expect(queryClient.getQueryData(['subscriptions', 'status'])).toBeDefined())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(pill()).toBeNull()
  lookUp.resolve({ isActive: false })
  await vi.waitFor(() => expect(pill()).toBeTruthy())
})

test('what is left is asked for once in 30 seconds, however often it is shown', {
  tags: ['MEMB-15', 'SHELL-45'],
}, async () => {
  const route = 'GET /api/subscriptions/status'
  expect(await readsPerOpening({ open: () => open().calls, route, freshMs: 30_000 })).toEqual([1, 0, 1])
})

test('who shows what is left and who decides by it share one request', { tags: ['MEMB-16'] }, async () => {
  const { calls } = open()
  await act(async () => void (await Promise.all([fetchStatus(), fetchStatus()])))
  await everythingAnswered()
  expect(pill()).toBeTruthy()
  expect(calls.filter(({ route }) => route === 'GET /api/subscriptions/status')).toHaveLength(1)
})

test('a failed look-up of the affiliate leaves the pill', { tags: ['HOME-21', 'A25'] }, async () => {
  open(statusOf(), refusal(404, 'not_found', 'Not found.'))
  await screen.findByRole('button', { name: /^5 changes left/ })
})

test.each(['NORMAL', 'INTRO'])(
  'a subscriber in the period %s has nothing to count, unlike in the trial',
  {
    tags: ['HOME-22', 'MEMB-01', 'MEMB-18'],
  },
  async (periodType) => {
    const server = { status: subscriber('TRIAL') }
    open(() => server.status)
    await vi.waitFor(() => expect(pill()).toBeTruthy())
    server.status = subscriber(periodType)
    await readAnew()
    await vi.waitFor(() => expect(pill()).toBeNull())
  },
)

test('a trial counts the week', { tags: ['HOME-22', 'MEMB-01', 'MEMB-18', 'A16'] }, async () => {
  open(subscriber('TRIAL'))
  await screen.findByRole('button', { name: /^12 changes left/ })
})

test.each(Object.keys(doorWords) as PaywallTrigger[])(
  '%s opens a sheet with its own words',
  async (trigger) => {
    open()
    ask(trigger)
    await screen.findByRole('dialog', { name: doorWords[trigger].title })
    expect(screen.getByText('Every picture you made stays in your History.')).toBeTruthy()
    await close()
  },
)

test('a blocked download says what saving needs', async () => {
  const { onPremium } = open()
  ask('download_attempt')
  const sheet = await screen.findByRole('dialog', { name: doorWords.download_attempt.title })
  expect(sheet.textContent).toContain(
    'Saving the full picture is part of PremiumWith Premium you save every picture in full size and without a watermark.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'See Premium' }))
  expect(onPremium).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a subscriber at a limit hears of the week, whatever the trigger', { tags: ['A74'] }, async () => {
  open(subscriber('NORMAL', 0))
  ask('style_change_limit', 'Weekly transformation limit reached')
  await screen.findByRole('dialog', { name: 'This week’s 50 changes are used up' })
  expect(screen.getByText('Weekly transformation limit reached')).toBeTruthy()
  await close()
})

test('a subscriber who asks for bonus credits sees what is left', { tags: ['MEMB-70'] }, async () => {
  const { usage, ...rest } = subscriber('NORMAL')
  open({ ...rest, usage: { ...usage, portraitGenerationsRemaining: 5, portraitCreditsRemaining: 9 } })
  ask('settings_upgrade')
  const sheet = within(await screen.findByRole('dialog', { name: 'Bonus Credits' }))
  expect(sheet.getByText('Changes this week').nextSibling?.textContent).toBe('12')
  expect(sheet.getByText('Portraits this week').nextSibling?.textContent).toBe('10')
  expect(sheet.getByText('Bonus portraits').nextSibling?.textContent).toBe('18')
  await close()
})

test('a failed check blames the connection and not the person', { tags: ['MEMB-32'] }, async () => {
  open()
  ask('default', 'Permission check failed')
  await screen.findByRole('dialog', { name: 'We could not look up what is left' })
  expect(screen.getByText('Permission check failed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'See Premium' })).toBeNull()
  await close()
})
