import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStatus, useStatus } from '#server-state'
import { statusOf } from '../testing/builders.ts'
import { refusal } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import {
  holdings,
  oneTimeRoute,
  openCounter,
  pass,
  says,
  statusRoute,
  syncRoute,
} from './testing/open-counter.tsx'

forgetEverything()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function Holding() {
  const { data } = useStatus()
  return (
    <p>
      {data?.hasActiveSubscription ? 'premium' : 'free'} with {data?.usage.bonusChangesRemaining}
    </p>
  )
}

test('what an earlier start could not report is reported at the next one, and what it gave is on show', {
  tags: ['A44', 'SHELL-44', 'API-17'],
}, async () => {
  const bought = { transactionId: 't7', productId: 'bonus_transformations_20' }
  const entry = { ...bought, purchasedAt: '2026-05-04T10:00:00.000Z', isReported: false }
  localStorage.setItem('ever-after.purchase-log', JSON.stringify([entry]))
  let bonusChangesRemaining = 2
  let answer: (given: object) => void = () => undefined
  const { sent } = await openCounter({
    routes: {
      [statusRoute]: () => statusOf({ bonusChangesRemaining }),
      [oneTimeRoute]: () => new Promise<object>((resolve) => (answer = resolve)),
    },
  })
  show(<Holding />)
  await says('free with 2')
  const { purchasedAt: purchaseDate } = entry
  const report = { type: 'bonus_transformations', ...bought, purchaseDate, timestamp: purchaseDate }
  await vi.waitFor(() => expect(sent(oneTimeRoute)).toEqual([report]))
  bonusChangesRemaining = 22
  answer(holdings)
  await says('free with 22')
})

test('what the server read of the store when the app came to the front is on show, however fresh the status was', {
  tags: ['A44', 'SHELL-44'],
}, async () => {
  const { store, subscribe } = await openCounter()
  show(<Holding />)
  await says(/^free with/)
  await act(async () => void (await fetchStatus()))
  store.hasPremium = true
  subscribe()
  document.dispatchEvent(new Event('visibilitychange'))
  await says(/^premium with/)
})

const given = (productId: string) => [{ productId, transactionId: 't4' }]

test.each([
  ['a subscription', { hasPremium: true }, { entitlements: { premium: {} } }],
  [
    'a pack alone',
    { bought: given('bonus_transformations_20') },
    { non_subscriptions: { bonus_transformations_20: [{ store_transaction_id: 't4' }] } },
  ],
  [
    'downloads for ever alone',
    { bought: given('one_time_premium_credit') },
    { non_subscriptions: { one_time_premium_credit: [{ store_transaction_id: 't4' }] } },
  ],
])(
  'of %s the server is told whenever the app comes to the front, and failures are ignored',
  {
    tags: ['MEMB-69', 'API-16'],
  },
  async (_what, known, subscriber) => {
    const refused = refusal(503, 'store_unavailable', 'Down.')
    const { store, sent } = await openCounter({ routes: { [syncRoute]: refused } })
    expect(sent(syncRoute)).toEqual([])
    const before = sent(statusRoute).length
    Object.assign(store, known)
    document.dispatchEvent(new Event('visibilitychange'))
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/)
    await vi.waitFor(() =>
      expect(sent(syncRoute)).toMatchObject([{ customerInfo: { subscriber }, timestamp }]),
    )
    const [told] = sent(syncRoute) as { timestamp: string }[]
    expect(Math.abs(Date.now() - Date.parse(told.timestamp))).toBeLessThan(60_000)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(sent(statusRoute)).toHaveLength(before + 1)
    await pass(1000)
    expect(screen.getByRole('alert').textContent).toBe('')
    screen.getByText('state: idle')
  },
)

test('while a payment waits the server is told at the start what the store knows', {
  tags: ['MEMB-69', 'A44'],
}, async () => {
  const nowMs = Date.now()
  const productId = 'wedding_photos_premium_yearly'
  const payment = { productId, startedAtMs: nowMs, heardAtMs: nowMs, isPending: true }
  localStorage.setItem('ever-after.open-payments', JSON.stringify([payment]))
  const { sent } = await openCounter()
  await vi.waitFor(() => expect(sent(syncRoute)).toMatchObject([{ customerInfo: { subscriber: {} } }]))
})

test('a subscription that ended meanwhile is noticed when the app comes back to the front, and a fresh status is not asked for', {
  tags: ['MEMB-15', 'SHELL-44'],
}, async () => {
  const { sent } = await openCounter()
  const before = sent(statusRoute).length
  await pass(20_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1000)
  expect(sent(statusRoute).length).toBe(before)
  await pass(30_001)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent(statusRoute).length).toBe(before + 1))
})

test('without a connection nothing is looked for and nothing complained of; with it the look is made up for', async () => {
  const { sent } = await openCounter()
  const before = sent(statusRoute).length
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(30_001)
  act(() => void window.dispatchEvent(new Event('offline')))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1000)
  expect(sent(statusRoute).length).toBe(before)
  connection.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(sent(statusRoute).length).toBe(before + 1))
  expect(console.warn).not.toHaveBeenCalled()
})
