import { localKeys } from '@ever-after/contract'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sandboxSheet } from '#platform/sandbox/sheet.ts'
import { fetchStatus, useStatus } from '#server-state'
import { statusOf } from '../testing/builders.ts'
import { refusal } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import {
  buy,
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

const subscriberRoute = 'GET /sandbox-store/v1/subscribers/web-stand-in'
const never = () => new Promise<Response>(() => undefined)
const alert = () => screen.getByRole('alert').textContent
const isResting = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('a purchase whose answer was lost is found when the store’s time is up', {
  tags: ['MEMB-65', 'A44'],
}, async () => {
  const { store, subscribe, onDone } = await openCounter()
  await buy('weekly', 'lose_connection')
  store.hasPremium = true
  subscribe()
  await pass(29_000)
  screen.getByText('state: processing')
  await pass(1500)
  screen.getByText('state: success')
  await pass(2000)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a store that never answers counts as cancelled, and the button rests for a while', {
  tags: ['ERR-04', 'MEMB-65', 'A44'],
}, async () => {
  const { store } = await openCounter({ routes: { 'POST /sandbox-store/purchases': never } })
  await buy('weekly', 'buy')
  await pass(30_500)
  await says('state: idle')
  expect(alert()).toBe('')
  expect(isResting('weekly')).toBe(true)
  expect(isResting('yearly')).toBe(true)
  expect(isResting('portraits')).toBe(false)
  expect(store.bought).toEqual([])
  await pass(120_000)
  expect(isResting('weekly')).toBe(false)
})

test('an answer that comes after all still unlocks', { tags: ['A44'] }, async () => {
  let answer: (response: Response) => void = () => undefined
  const late = () => new Promise<Response>((resolve) => (answer = resolve))
  const { onDone, sent } = await openCounter({
    variant: 'pack',
    routes: { 'POST /sandbox-store/purchases': late },
  })
  await buy('portraits', 'buy')
  await pass(31_000)
  await says('state: idle')
  const storeTransaction = {
    storeTransactionId: 't9',
    productIdentifier: 'portrait_credits_10',
    purchaseDate: new Date().toISOString(),
  }
  answer(Response.json({ storeTransaction }))
  await says('state: success')
  await pass(2100)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent('POST /api/purchases/portrait-credits')).toHaveLength(1)
})

test('a second purchase of a pack without an answer does not unlock the first one again', {
  tags: ['A44'],
}, async () => {
  const first = await openCounter({ variant: 'pack' })
  await buy('portraits', 'buy')
  await says('state: success')
  await pass(2100)
  expect(first.onDone).toHaveBeenCalledTimes(1)
  cleanup()

  const next = await openCounter({ variant: 'pack', routes: { 'POST /sandbox-store/purchases': never } })
  next.store.bought.push({ productId: 'portrait_credits_10', transactionId: 't1' })
  await buy('portraits', 'buy')
  await pass(31_000)
  await says('state: idle')
  await pass(60_000)
  expect(next.onDone).not.toHaveBeenCalled()
  expect(next.onUnlocked).not.toHaveBeenCalled()
  expect(next.sent('POST /api/purchases/portrait-credits')).toEqual([])
})

test.each([
  ['animated', 35_000, 'Purchase timed out. Please try again.'],
  ['overlay', 45_000, 'Purchase timed out. Please try again.'],
  ['offer', 35_000, 'Purchase timed out. Please try again.'],
  ['premium', 35_000, 'Purchase timed out. Please try again.'],
  ['lifetime', 35_000, 'Purchase timeout'],
  ['pack', 35_000, 'Purchase timeout'],
] as const)(
  'in the %s variant all of it may take %i ms',
  { tags: ['MEMB-66', 'ERR-05', 'ERR-10'] },
  async (variant, limitMs, words) => {
    const routes = { 'POST /sandbox-store/purchases': never, [subscriberRoute]: never }
    await openCounter({ variant, routes })
    await buy(variant === 'lifetime' ? 'lifetime' : 'weekly', 'buy')
    await pass(limitMs - 1000)
    screen.getByText('state: processing')
    await pass(1500)
    screen.getByText(words)
  },
)

test('nobody is hurried while the store’s sheet stands', { tags: ['A44'] }, async () => {
  const { subscribe } = await openCounter()
  fireEvent.click(screen.getByRole('button', { name: 'weekly' }))
  await vi.waitFor(() => expect(sandboxSheet.current()).toBeDefined())
  await pass(120_000)
  screen.getByText('state: processing')
  subscribe()
  sandboxSheet.current()?.answer('buy')
  await says('state: success')
})

test('a payment that waits for approval says so, rests the button, and unlocks when it is approved', {
  tags: ['ERR-07', 'A44'],
}, async () => {
  const { store, subscribe, onDone, onUnlocked } = await openCounter()
  await buy('yearly', 'ask_parent')
  await says('Payment is pending approval')
  expect(isResting('weekly')).toBe(true)
  await pass(10_000)
  screen.getByText('state: pending')
  store.hasPremium = true
  subscribe()
  await pass(60_000)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(onUnlocked).not.toHaveBeenCalled()
})

test('a payment that was approved while the app was closed is unlocked at the next start', {
  tags: ['A44'],
}, async () => {
  const first = await openCounter({ variant: 'pack' })
  await buy('transformations_40', 'ask_parent')
  await says('state: pending')
  expect(isResting('transformations_40')).toBe(true)
  expect(isResting('transformations_20')).toBe(false)
  cleanup()
  const open = localStorage.getItem(localKeys.openPayments)
  expect(open).toContain('bonus_transformations_40')
  expect(first.onDone).not.toHaveBeenCalled()

  const next = await openCounter({ variant: 'pack' })
  next.store.bought.push({ productId: 'bonus_transformations_40', transactionId: 't5' })
  await pass(60_000)
  expect(next.onUnlocked).toHaveBeenCalledWith('bonus_transformations_40')
  expect(next.sent(oneTimeRoute)).toMatchObject([{ transactionId: 't5' }])
  expect(localStorage.getItem(localKeys.openPayments)).toBe('[]')
})

test('what the server could not be told is reported again until it holds it', {
  tags: ['A44'],
}, async () => {
  let isDown = true
  const answer = () => (isDown ? refusal(503, 'store_unavailable', 'Down.') : holdings)
  const { onDone, sent } = await openCounter({ variant: 'pack', routes: { [oneTimeRoute]: answer } })
  await buy('transformations_20', 'buy')
  await pass(12_000)
  await says('Your payment went through. It is added here as soon as the App Store confirms it.')
  expect(onDone).not.toHaveBeenCalled()
  const tries = sent(oneTimeRoute).length
  expect(tries).toBeGreaterThan(2)
  isDown = false
  await pass(60_000)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(new Set(sent(oneTimeRoute).map((body) => JSON.stringify(body))).size).toBe(1)
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

test('what the store knows is told to the server at every start, and failures are ignored', {
  tags: ['MEMB-69', 'API-16'],
}, async () => {
  const refused = refusal(503, 'store_unavailable', 'Down.')
  const { store, sent } = await openCounter({ routes: { [syncRoute]: refused } })
  expect(sent(syncRoute)).toEqual([])
  store.hasPremium = true
  document.dispatchEvent(new Event('visibilitychange'))
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/)
  await vi.waitFor(() =>
    expect(sent(syncRoute)).toMatchObject([{ customerInfo: { subscriber: {} }, timestamp }]),
  )
  const [told] = sent(syncRoute) as { timestamp: string }[]
  expect(Math.abs(Date.now() - Date.parse(told.timestamp))).toBeLessThan(60_000)
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  await pass(1000)
  expect(alert()).toBe('')
  screen.getByText('state: idle')
})

test('a subscription that ended meanwhile is noticed when the app comes back to the front, and a fresh status is not asked for', {
  tags: ['SHELL-44'],
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
