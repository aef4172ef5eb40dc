import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sandboxSheet } from '#platform/sandbox/sheet.ts'
import { fetchStatus, useOneTimeStatus, useStatus } from '#server-state'
import { statusOf } from '../testing/builders.ts'
import { refusal } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import { storeCopy } from './index.ts'
import {
  buy,
  creditsRoute,
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

const alert = () => screen.getByRole('alert').textContent

function Standing() {
  return <p>stands {useStatus().data?.hasActiveSubscription ? 'subscribed' : 'free'}</p>
}

test('a subscription is welcomed at once and unlocked two seconds later, when the status was read again', {
  tags: ['MEMB-17', 'MEMB-56', 'MEMB-69', 'API-16', 'SHELL-44'],
}, async () => {
  const { subscribe, sent, onDone, store } = await openCounter()
  show(<Standing />)
  const readAtFirst = sent(statusRoute).length
  await buy('weekly', 'buy')
  await says('state: success')
  await act(async () => void (await fetchStatus()))
  const readBefore = sent(statusRoute).length
  expect(readBefore).toBe(readAtFirst + 1)
  subscribe()
  store.hasPremium = true
  await pass(1900)
  expect(onDone).not.toHaveBeenCalled()
  expect(sent(statusRoute)).toHaveLength(readBefore)
  screen.getByText('stands free')
  await pass(200)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent(statusRoute).length).toBeGreaterThan(readBefore)
  screen.getByText('stands subscribed')
  expect(sent(syncRoute)).toMatchObject([{ customerInfo: { subscriber: {} } }])
  await pass(1000)
  screen.getByText('state: idle')
})

test.each([
  ['is answered with 503', refusal(503, 'internal', 'No.')],
  ['is answered with 403', refusal(403, 'forbidden', 'No.')],
  ['is lost', () => Promise.reject(new TypeError('offline'))],
])(
  'a subscription that the server knows of is welcomed at once and unlocked although its sync %s',
  { tags: ['MEMB-69', 'API-16'] },
  async (_how, answer) => {
    const { subscribe, onDone } = await openCounter({ routes: { [syncRoute]: answer } })
    await buy('weekly', 'buy')
    subscribe()
    await pass(100)
    screen.getByText('state: success')
    await pass(12_000)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(alert()).toBe('')
    screen.getByText('state: idle')
  },
)

const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/)
const times = { purchaseDate: aTime, timestamp: aTime }

function Holding() {
  const left = useStatus().data?.usage.bonusChangesRemaining
  return (
    <p>
      holds {left} and {useOneTimeStatus().data?.bonusChangesRemaining}
    </p>
  )
}

test('a pack is reported with its transaction, and what it gave is there two seconds later', {
  tags: ['API-17', 'MEMB-17', 'MEMB-55', 'MEMB-63', 'MEMB-67', 'MEMB-70', 'SHELL-44'],
}, async () => {
  let bonusChangesRemaining = 2
  const { sent, onDone } = await openCounter({
    variant: 'pack',
    routes: {
      [statusRoute]: () => statusOf({ bonusChangesRemaining }),
      'GET /api/purchases/one-time/status': () => ({ ...holdings, bonusChangesRemaining }),
    },
  })
  show(<Holding />)
  await says('holds 2 and 2')
  await buy('transformations_20', 'buy')
  await says('state: success')
  const readBefore = sent(statusRoute).length
  await act(async () => void (await fetchStatus()))
  expect(sent(statusRoute)).toHaveLength(readBefore + 1)
  bonusChangesRemaining = 22
  await pass(1900)
  screen.getByText('holds 2 and 2')
  await pass(200)
  screen.getByText('holds 22 and 22')
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent(oneTimeRoute)).toMatchObject([
    {
      type: 'bonus_transformations',
      productId: 'bonus_transformations_20',
      transactionId: 't1',
      ...times,
    },
  ])
})

test('portrait credits are reported to their own call', {
  tags: ['API-19', 'MEMB-55', 'MEMB-68'],
}, async () => {
  const { sent } = await openCounter({ variant: 'pack' })
  await buy('portraits', 'buy')
  await pass(2100)
  expect(sent(creditsRoute)).toMatchObject([
    { productId: 'portrait_credits_10', transactionId: 't1', ...times },
  ])
  expect(sent(oneTimeRoute)).toEqual([])
})

test.each([
  ['weekly', 'control', 'wedding_photos_premium_weekly'],
  ['yearly', 'control', 'wedding_photos_premium_yearly'],
  ['weekly', 'test', 'wedding_photos_premium_weekly_v2'],
  ['yearly', 'test', 'wedding_photos_premium_yearly_v2'],
  ['transformations_20', 'control', 'bonus_transformations_20'],
  ['transformations_40', 'control', 'bonus_transformations_40'],
  ['portraits', 'control', 'portrait_credits_10'],
  ['lifetime', 'control', 'one_time_premium_credit'],
] as const)(
  'the button of %s in the %s group buys %s',
  {
    tags: ['MEMB-42', 'MEMB-43', 'MEMB-44', 'MEMB-45', 'MEMB-46', 'MEMB-55', 'MEMB-73'],
  },
  async (name, group, productId) => {
    const { store } = await openCounter({ group })
    await buy(name, 'buy')
    await says('state: success')
    expect(store.bought).toMatchObject([{ productId }])
  },
)

test('lifetime downloads are reported as what they are', { tags: ['API-17', 'MEMB-67'] }, async () => {
  const { sent } = await openCounter({ variant: 'lifetime' })
  await buy('lifetime', 'buy')
  await pass(2100)
  expect(sent(oneTimeRoute)).toMatchObject([
    { type: 'lifetime_downloads', productId: 'one_time_premium_credit' },
  ])
})

test.each(['animated', 'overlay', 'offer', 'premium', 'full_screen', 'lifetime', 'pack'] as const)(
  'in the %s variant a cancelled purchase says nothing',
  { tags: ['MEMB-59', 'ERR-04'] },
  async (variant) => {
    expect(storeCopy.cancelled).toBe('Purchase was cancelled')
    const { onDone, onSkip, notify } = await openCounter({ variant })
    await buy('weekly', 'cancel')
    await says('state: idle')
    expect(alert()).toBe('')
    expect(document.body.textContent).not.toContain('Purchase was cancelled')
    for (const told of [onDone, onSkip, notify, console.warn]) expect(told).not.toHaveBeenCalled()
  },
)

test.each(['animated', 'overlay', 'offer', 'premium', 'lifetime'] as const)(
  'in the %s variant a store that refuses the payment is told of in an alert',
  { tags: ['MEMB-58', 'ERR-09', 'A45'] },
  async (variant) => {
    const { onDone, onSkip } = await openCounter({ variant })
    await buy(variant === 'lifetime' ? 'lifetime' : 'weekly', 'fail')
    await says('Purchase failed')
    expect(alert()).toBe('Purchase failed')
    await pass(2100)
    screen.getByText('state: idle')
    for (const told of [onDone, onSkip]) expect(told).not.toHaveBeenCalled()
  },
)

test('in the full-screen variant a failure leaves the offer without a word', {
  tags: ['MEMB-57', 'A45'],
}, async () => {
  const { onSkip } = await openCounter({ variant: 'full_screen' })
  await buy('yearly', 'fail')
  await vi.waitFor(() => expect(onSkip).toHaveBeenCalledTimes(1))
  expect(alert()).toBe('')
})

test('a pack that fails shows a toast', { tags: ['MEMB-58', 'ERR-20'] }, async () => {
  const { notify } = await openCounter({ variant: 'pack' })
  await buy('portraits', 'fail')
  await vi.waitFor(() => expect(notify).toHaveBeenCalled())
  expect(notify).toHaveBeenCalledWith({
    title: 'Purchase Failed',
    description: 'Please try again',
    isDestructive: true,
  })
  expect(alert()).toBe('')
})

test.each([
  [503, 'App Store is currently unavailable'],
  [404, 'This product is not available'],
])('a store that answers %i has words of its own', { tags: ['ERR-06', 'ERR-08'] }, async (status, words) => {
  await openCounter({ routes: { 'POST /sandbox-store/purchases': new Response('{}', { status }) } })
  await buy('weekly', 'buy')
  await says(words)
})

test.each([
  ['animated', 'Subscription failed. Please try again.'],
  ['overlay', 'Unable to complete purchase. Please try again.'],
] as const)(
  'an answer that makes no sense fails in the words of the %s paywall',
  {
    tags: ['ERR-11', 'ERR-12'],
  },
  async (variant, words) => {
    await openCounter({ variant, routes: { 'POST /sandbox-store/purchases': { outcome: 'what' } } })
    await buy('weekly', 'buy')
    await says(words)
  },
)

test('a purchase that the server does not confirm is not called one', { tags: ['MEMB-58'] }, async () => {
  const refused = refusal(409, 'purchase_of_other', 'This purchase belongs to another installation.')
  const { onDone, sent } = await openCounter({ variant: 'lifetime', routes: { [oneTimeRoute]: refused } })
  await buy('lifetime', 'buy')
  await pass(2100)
  await says('Unable to complete purchase. Please try again.')
  expect(alert()).toBe('Unable to complete purchase. Please try again.')
  expect(onDone).not.toHaveBeenCalled()
  await pass(120_000)
  expect(sent(oneTimeRoute)).toHaveLength(1)
})

test('two taps buy once', { tags: ['A44'] }, async () => {
  const { store } = await openCounter()
  const sheets = new Set<object>()
  const stop = sandboxSheet.subscribe(() => {
    const sheet = sandboxSheet.current()
    if (sheet) sheets.add(sheet)
  })
  const button = screen.getByRole('button', { name: 'weekly' })
  button.click()
  button.click()
  await buy('weekly', 'buy')
  await says('state: success')
  stop()
  expect(sheets.size).toBe(1)
  expect(store.bought).toHaveLength(1)
})
