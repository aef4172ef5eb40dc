import { localKeys } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStore, sold } from '../testing/open-store.ts'
import { readsPerOpening } from '../testing/reads-per-opening.ts'
import { serveApi } from '../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../testing/show.tsx'
import { useExposure, useLifetime, useOfferings } from './index.ts'
import { openCounter, says } from './testing/open-counter.tsx'

forgetEverything()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const offeringsRoute = 'GET /sandbox-store/v1/subscribers/web-stand-in/offerings'
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

function Prices() {
  const { state, weekly, yearly } = useOfferings()
  return (
    <p>{[state, weekly?.priceString, yearly?.priceString, JSON.stringify(yearly?.introPrice)].join(' ')}</p>
  )
}

function Shown() {
  useExposure({ surface: 'overlay', trigger: 'default', isShown: true })
  return null
}

function Owned() {
  return <p>owned: {String(useLifetime().isOwned)}</p>
}

const openPrices = async (sales: Parameters<typeof openCounter>[0]) => {
  await openCounter(sales)
  show(<Prices />)
}

test('the control group sees the default offering with the store’s prices and trial', {
  tags: ['MEMB-54', 'MEMB-73'],
}, async () => {
  await openPrices({ group: 'control' })
  await says(
    'ready $7.99 $49.99 {"price":0,"priceString":"$0.00","periodNumberOfUnits":3,"periodUnit":"DAY"}',
  )
})

test('the test group sees v2_pricing with its intro price', { tags: ['MEMB-73', 'MEMB-74'] }, async () => {
  await openPrices({ group: 'test' })
  await says(
    'ready $9.99 $89.99 {"price":8.99,"priceString":"$8.99","periodNumberOfUnits":1,"periodUnit":"MONTH"}',
  )
})

test('prices that the store told stand with their buttons while it does not answer', {
  tags: ['MEMB-51', 'MEMB-52'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const told = openStore().routes[offeringsRoute]
  const answers = [told, new Response('{}', { status: 503 })]
  const { sent } = await openCounter({ routes: { [offeringsRoute]: () => answers.shift() ?? {} } })
  vi.setSystemTime(Date.now() + 31_000)
  show(<Prices />)
  await everythingAnswered()
  expect(sent(offeringsRoute)).toHaveLength(2)
  await says(/^ready \$7\.99 \$49\.99/)
  expect(buttons().slice(0, 2)).toEqual(['weekly', 'yearly'])
})

test('the control group has no part in the offering of the test', { tags: ['MEMB-73'] }, async () => {
  await openPrices({ group: 'control', sells: sold.filter(({ offering }) => offering !== 'default') })
  await says('ready')
})

test('the test group falls back to the default offering', { tags: ['A14'] }, async () => {
  await openPrices({ group: 'test', sells: sold.filter(({ offering }) => offering !== 'v2_pricing') })
  await says(/^ready \$7\.99 \$49\.99/)
})

test('everything that is sold has its button', { tags: ['MEMB-09', 'MEMB-42', 'MEMB-47'] }, async () => {
  await openCounter()
  expect(buttons()).toEqual([
    'weekly',
    'yearly',
    'transformations_20',
    'transformations_40',
    'portraits',
    'lifetime',
    'nothing',
    'restore',
  ])
})

test('without any offering there is no purchase button, and words instead', {
  tags: ['ERR-15', 'ERR-16', 'ERR-17', 'ERR-18', 'A13'],
}, async () => {
  await openCounter({ sells: [] })
  expect(buttons()).toEqual(['nothing', 'restore'])
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(words)).toEqual(
    new Set([
      'No offerings available',
      'One-time purchase not available',
      'Portrait credits not available',
      'Bonus transformations not available',
    ]),
  )
})

test('an offering without plans says so', { tags: ['ERR-13'] }, async () => {
  await openCounter({ sells: sold.filter(({ offering }) => offering === 'credits') })
  expect(screen.getAllByText('No subscription plans available').length).toBeGreaterThan(0)
})

test('a plan or a pack that is missing is told plainly, and the log names it', {
  tags: ['ERR-14', 'ERR-18', 'ERR-19'],
}, async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const missing = ['$rc_annual', 'transformations_40', 'portraits']
  await openCounter({ sells: sold.filter(({ id }) => !missing.includes(id)) })
  screen.getByText('Yearly plan not available')
  screen.getByText('Bonus transformations not available')
  expect(document.body.textContent).not.toContain('Package not found')
  expect(logged.mock.calls).toEqual([
    ['Package not found for transformations_40'],
    ['Package not found for portraits'],
  ])
})

test('what the store sells is good for 30 seconds', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const { routes } = openStore()
  const open = () => {
    const calls = serveApi(routes)
    show(<Prices />)
    return calls
  }
  expect(await readsPerOpening({ open, route: offeringsRoute, freshMs: 30_000 })).toEqual([1, 0, 1])
})

test('a price that is not known is no price', { tags: ['MEMB-51', 'MEMB-53', 'A13'] }, async () => {
  await openCounter({
    routes: { [offeringsRoute]: new Response('', { status: 503 }) },
  })
  expect(buttons()).toEqual(['nothing', 'restore'])
})

test('where no store is configured nothing is for sale', async () => {
  const calls = serveApi({ 'GET /app-config.json': { store: null } })
  show(<Prices />)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await says(/^closed/)
  expect(calls.map(({ route }) => route)).toEqual(['GET /app-config.json'])
})

test('that prices were shown is reported once', async () => {
  const { sent } = await openCounter()
  show(<Shown />)
  await vi.waitFor(() => expect(sent('POST /api/analytics/exposure')).toHaveLength(1))
  await act(() => Promise.resolve())
  expect(sent('POST /api/analytics/exposure')).toEqual([
    { testName: 'intro_pricing_annual_2025', surface: 'overlay', trigger: 'default' },
  ])
  expect(localStorage.getItem(localKeys.testGroup)).toContain('control')
})

test('lifetime downloads that are owned are known to be', { tags: ['MEMB-70'] }, async () => {
  const owned = {
    hasLifetimeDownloads: true,
    bonusChangesRemaining: 17,
    purchaseDate: '2026-11-20T10:00:00.000Z',
    portraitCreditsRemaining: 0,
  }
  await openCounter({ routes: { 'GET /api/purchases/one-time/status': owned } })
  show(<Owned />)
  await says('owned: true')
})
