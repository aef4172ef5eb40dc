import { localKeys } from '@ever-after/contract'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient, refreshStatus } from '#server-state'
import { catalogueOf, statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import {
  closePaywall,
  currentPaywall,
  loadPaywall,
  openPaywall,
  subscribeToPaywall,
} from '../../features/membership/index.ts'
import ConsumerApp from '../consumer-app.tsx'
import { Paywall } from '../paywall.tsx'
import { toasts } from '../toasts.ts'
import Launch from './launch.tsx'

forgetEverything()
beforeEach(() => void vi.useFakeTimers())

const nothingLeft = statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0 })

async function start({ status = nothingLeft as object, path = '/', isHeld = false, isOnSale = true } = {}) {
  // Who wants no motion is at the prices, where a paywall can be closed.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const server = { status }
  const location = memoryLocation({ path })
  const { routes } = openStore()
  serveApi({
    ...routes,
    'GET /api/subscriptions/status': () => server.status,
    ...(!isOnSale && { 'GET /app-config.json': { store: null } }),
  })
  await loadPaywall()
  show(
    <Router hook={location.hook}>
      <Launch isHeld={isHeld} />
      <Paywall />
    </Router>,
  )
  await pass(100)
  return { server, location }
}

/** The page loads anew within the same tab. */
const reload = async () => {
  act(() => closePaywall())
  cleanup()
  queryClient.clear()
  await start()
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const paywall = () => screen.queryByRole('dialog', { name: 'Your free changes are used up' })
const close = async () => {
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await pass(0)
}
const comeToFront = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(100)
}
const become = async (server: { status: object }, status: object) => {
  server.status = status
  await act(() => refreshStatus())
  await pass(100)
}

test('a start without anything left opens the paywall once', {
  tags: ['PAY-01', 'PAY-03', 'A73'],
}, async () => {
  const { server } = await start()
  expect(paywall()).toBeTruthy()
  expect(currentPaywall()).toMatchObject({ trigger: 'app_launch' })
  await close()
  await pass(50_000)
  await become(server, { ...nothingLeft, usage: { ...nothingLeft.usage, portraitGenerationsRemaining: 1 } })
  expect(paywall()).toBeNull()
})

test.each([
  ['a free change', { status: statusOf({ remainingFreeUses: 1, bonusChangesRemaining: 0 }) }],
  ['a bonus change', { status: statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 1 }) }],
  ['a subscription', { status: { ...nothingLeft, hasActiveSubscription: true } }],
  ['nothing on sale', { isOnSale: false }],
  ['offers of the first start still open', { isHeld: true }],
])('a start with %s opens nothing', { tags: ['PAY-03'] }, async (_what, circumstances) => {
  const onPaywall = vi.fn()
  const stop = subscribeToPaywall(onPaywall)
  await start(circumstances)
  expect(onPaywall).not.toHaveBeenCalled()
  stop()
})

test('coming to the front opens it again, but not within five seconds of closing', {
  tags: ['PAY-04', 'A73'],
}, async () => {
  await start()
  await pass(6000)
  await close()
  await pass(4800)
  await comeToFront()
  expect(paywall()).toBeNull()
  await pass(300)
  expect(paywall()).toBeNull()
  await comeToFront()
  expect(paywall()).toBeTruthy()
  await close()
})

test('leaving the app after it was closed opens nothing, coming back opens it again', {
  tags: ['PAY-04', 'A73'],
}, async () => {
  await start()
  await close()
  await pass(6000)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(6000)
  expect(paywall()).toBeNull()
  seen.mockRestore()
  await comeToFront()
  expect(paywall()).toBeTruthy()
  await close()
})

test.each([
  ['after it was closed', async () => close()],
  ['while it stands', async () => undefined],
])(
  'a reload %s does not open it again, coming to the front five seconds later does',
  {
    tags: ['PAY-03', 'PAY-04', 'A73'],
  },
  async (_when, meanwhile) => {
    await start()
    await meanwhile()
    await reload()
    expect(paywall()).toBeNull()
    await comeToFront()
    expect(paywall()).toBeNull()
    await pass(5000)
    expect(paywall()).toBeNull()
    await comeToFront()
    expect(paywall()).toBeTruthy()
    await close()
  },
)

test('a reload long after it was closed does not open it either', { tags: ['PAY-03', 'A73'] }, async () => {
  await start()
  await close()
  await pass(6000)
  await reload()
  await pass(6000)
  expect(paywall()).toBeNull()
})

test('a new session begins anew', { tags: ['PAY-03'] }, async () => {
  await start()
  await close()
  cleanup()
  queryClient.clear()
  window.sessionStorage.clear()
  await start()
  expect(paywall()).toBeTruthy()
  await close()
})

test('the app that starts is a launch, and tells the server what the store knows', {
  tags: ['MEMB-69', 'PAY-01', 'PAY-03'],
}, async () => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  const { routes, state } = openStore()
  state.hasPremium = true
  const calls = serveApi({
    ...routes,
    'GET /api/subscriptions/status': nothingLeft,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'POST /api/subscriptions/sync': refusal(503, 'store_unavailable', 'Down.'),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show(<ConsumerApp samplePhotos={[]} />)
  await vi.waitFor(() => expect(currentPaywall()).toMatchObject({ trigger: 'app_launch' }), 5000)
  const synced = () => calls.find(({ route }) => route === 'POST /api/subscriptions/sync')
  await vi.waitFor(() => expect(synced()?.body).toMatchObject({ customerInfo: { subscriber: {} } }))
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  await everythingAnswered()
  expect(toasts.current()).toBeUndefined()
  act(() => closePaywall())
})

test('a status that cannot be read opens nothing, the first one that is read does', {
  tags: ['A15'],
}, async () => {
  const { server } = await start({ status: refusal(503, 'overloaded', 'Busy.') })
  expect(paywall()).toBeNull()
  await comeToFront()
  expect(paywall()).toBeNull()
  await become(server, nothingLeft)
  expect(paywall()).toBeTruthy()
  await close()
})

test('the last change spent opens it, but not within five seconds of closing', {
  tags: ['PAY-04', 'A73'],
}, async () => {
  const oneLeft = statusOf({ remainingFreeUses: 1, bonusChangesRemaining: 0 })
  const { server } = await start({ status: oneLeft })
  await become(server, nothingLeft)
  expect(paywall()).toBeTruthy()
  await pass(6000)
  await close()
  await become(server, oneLeft)
  await become(server, nothingLeft)
  expect(paywall()).toBeNull()
  await pass(5000)
  expect(paywall()).toBeNull()
  await become(server, oneLeft)
  await become(server, nothingLeft)
  expect(paywall()).toBeTruthy()
  await close()
})

test.each(['/wedding-style', '/premium'])(
  'at %s it covers nothing and waits for another page with tabs',
  async (path) => {
    const { location } = await start({ path })
    expect(paywall()).toBeNull()
    act(() => location.navigate('/'))
    await pass(100)
    expect(paywall()).toBeTruthy()
    await close()
  },
)

test('where another paywall was open meanwhile, it stays away', async () => {
  const { location } = await start({ path: '/wedding-style' })
  act(() => void openPaywall({ trigger: 'style_change_limit' }))
  await pass(100)
  await close()
  act(() => location.navigate('/'))
  await pass(100)
  expect(screen.queryByRole('dialog')).toBeNull()
})
