import { localKeys } from '@ever-after/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sandboxSheet } from '#platform/sandbox/sheet.ts'
import { refusal } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import {
  buy,
  creditsRoute,
  holdings,
  oneTimeRoute,
  openCounter,
  pass,
  says,
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

/** A route that answers when the test does. */
function heldBack<Given extends object>() {
  let give: (given: Given) => void = () => undefined
  const route = () => new Promise<Given>((resolve) => (give = resolve))
  return { route, give: (given: Given) => give(given) }
}

const sale = (productIdentifier: string, storeTransactionId: string) =>
  Response.json({
    storeTransaction: { storeTransactionId, productIdentifier, purchaseDate: new Date().toISOString() },
  })

const isDown = { [subscriberRoute]: new Response('{}', { status: 503 }) }

test.each([
  ['overlay', 'weekly', 'wedding_photos_premium_weekly', 31_000, {}, ''],
  ['overlay', 'weekly', 'wedding_photos_premium_weekly', 31_000, isDown, ''],
  ['full_screen', 'yearly', 'wedding_photos_premium_yearly', 31_000, isDown, ''],
  ['pack', 'portraits', 'portrait_credits_10', 31_000, {}, ''],
  ['pack', 'portraits', 'portrait_credits_10', 31_000, isDown, ''],
  ['lifetime', 'lifetime', 'one_time_premium_credit', 31_000, {}, ''],
  ['lifetime', 'lifetime', 'one_time_premium_credit', 31_000, isDown, ''],
  ['pack', 'portraits', 'portrait_credits_10', 36_000, { [subscriberRoute]: never }, 'Purchase timeout'],
] as const)(
  'in the %s variant %s rests without an answer, and one that comes late still unlocks, once: %#',
  { tags: ['ERR-04', 'MEMB-65', 'A44'] },
  async (variant, name, productId, waitMs, routes, words) => {
    const late = heldBack<Response>()
    const told = await openCounter({
      variant,
      routes: { 'POST /sandbox-store/purchases': late.route, ...routes },
    })
    await buy(name, 'buy')
    await pass(waitMs)
    await says('state: idle')
    expect(alert()).toBe(words)
    expect(isResting(name)).toBe(true)
    for (const silent of [told.onSkip, told.notify]) expect(silent).not.toHaveBeenCalled()
    told.subscribe()
    late.give(sale(productId, 't9'))
    await says('state: success')
    await pass(2100)
    expect(told.onDone).toHaveBeenCalledTimes(1)
    expect([creditsRoute, oneTimeRoute, syncRoute].flatMap(told.sent)).toHaveLength(1)
  },
)

test('what is looked for while its late answer is being reported unlocks once, and so does the next purchase', {
  tags: ['A44'],
}, async () => {
  const late = heldBack<Response>()
  const report = heldBack<object>()
  const { onDone, onUnlocked, sent } = await openCounter({
    variant: 'pack',
    routes: {
      'POST /sandbox-store/purchases': late.route,
      [oneTimeRoute]: report.route,
    },
  })
  for (const [index, transactionId] of ['t3', 't6'].entries()) {
    await buy('transformations_40', 'buy')
    await pass(31_000)
    late.give(sale('bonus_transformations_40', transactionId))
    await vi.waitFor(() => expect(sent(oneTimeRoute)).toHaveLength(index + 1))
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    report.give(holdings)
    await says('state: success')
    await pass(5000)
    await says('state: idle')
    expect(onDone).toHaveBeenCalledTimes(index + 1)
  }
  expect(onUnlocked).not.toHaveBeenCalled()
  expect(sent(oneTimeRoute)).toMatchObject([{ transactionId: 't3' }, { transactionId: 't6' }])
})

test('what was found before its answer came is not unlocked again by the answer', {
  tags: ['A44'],
}, async () => {
  const late = heldBack<Response>()
  const { store, onDone, onUnlocked, sent } = await openCounter({
    variant: 'pack',
    routes: { 'POST /sandbox-store/purchases': late.route },
  })
  await buy('portraits', 'buy')
  await pass(31_000)
  store.bought.push({ productId: 'portrait_credits_10', transactionId: 't2' })
  document.dispatchEvent(new Event('visibilitychange'))
  await says('state: success')
  await pass(5000)
  late.give(sale('portrait_credits_10', 't2'))
  await pass(5000)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(onUnlocked).not.toHaveBeenCalled()
  expect(sent(creditsRoute)).toMatchObject([{ transactionId: 't2' }])
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
  ['full_screen', 35_000, ''],
] as const)(
  'in the %s variant all of it may take %i ms, and then its button rests',
  { tags: ['MEMB-57', 'MEMB-58', 'MEMB-66', 'ERR-05', 'ERR-10', 'A44'] },
  async (variant, limitMs, words) => {
    const routes = { 'POST /sandbox-store/purchases': never, [subscriberRoute]: never }
    const { notify, onSkip } = await openCounter({ variant, routes })
    const name = variant === 'lifetime' ? 'lifetime' : 'weekly'
    await buy(name, 'buy')
    await pass(limitMs - 1000)
    screen.getByText('state: processing')
    await pass(1500)
    expect(alert()).toBe(words)
    expect(notify).not.toHaveBeenCalled()
    // Without words the offer is left.
    expect(onSkip).toHaveBeenCalledTimes(words ? 0 : 1)
    expect(isResting(name)).toBe(true)
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
