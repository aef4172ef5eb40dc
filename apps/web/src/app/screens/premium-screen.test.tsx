import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { catalogueOf, historyItemOf, statusOf, styleOf } from '#testing/builders.ts'
import { answerSheet, openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import PremiumScreen from './premium-screen.tsx'

forgetEverything()

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('Premium sells the two plans and, once, downloads for ever', {
  tags: ['SHELL-19', 'MEMB-04', 'MEMB-09'],
}, async () => {
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<PremiumScreen />)
  await screen.findByRole('button', { name: 'Buy once for $4.99' })
  await screen.findByRole('button', { name: 'Join Premium' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('to who subscribes downloads for ever say what they add to Premium', async () => {
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
  })
  show(<PremiumScreen />)
  await screen.findByText(/^Premium saves your pictures while it lasts. This goes on when Premium ends:/)
  screen.getByText('Everything that Premium gives is yours.')
})

test.each([
  ['its own latest picture', [historyItemOf(2, { resultUrl: '/media/latest.jpg' })], '/media/latest.jpg'],
  ['a couple of the catalogue before it has one', [], 'Dunes'],
])('the couple sees %s at the top of Premium', async (_what, pictures, source) => {
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': statusOf(),
    'GET /api/wedding-styles': pictures,
  })
  show(<PremiumScreen />)
  await vi.waitFor(() => expect(document.querySelector('header img')?.getAttribute('src')).toContain(source))
})

test('where the store does not answer nothing at Premium has a price', {
  tags: ['MEMB-51', 'MEMB-52'],
}, async () => {
  serveApi({
    ...openStore().routes,
    'GET /sandbox-store/v1/subscribers/web-stand-in/offerings': new Response('{}', { status: 503 }),
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<PremiumScreen />)
  await screen.findByText('One-time purchase not available')
  await screen.findByText('No offerings available')
  expect(document.body.textContent).not.toContain('$')
  expect(screen.queryByRole('button', { name: /^(Buy|Join)/ })).toBeNull()
})

test('a plan bought at Premium is welcomed for two seconds, and the page says so from then on', {
  tags: ['MEMB-56', 'PREM-01', 'PREM-02'],
}, async () => {
  vi.useFakeTimers()
  const server = { isActive: false }
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': () => ({ ...statusOf(), hasActiveSubscription: server.isActive }),
  })
  show(<PremiumScreen />)
  await pass(50)
  await vi.dynamicImportSettled()
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Join Premium' }))
  await pass(50)
  screen.getByRole('dialog', { name: 'Processing…' })
  server.isActive = true
  expect(await answerSheet('buy')).toBe('wedding_photos_premium_yearly')
  await pass(50)
  screen.getByRole('dialog', { name: 'Welcome to Premium!' })
  await pass(1800)
  screen.getByRole('dialog', { name: 'Welcome to Premium!' })
  await pass(700)
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('heading', { name: 'Welcome to Premium' })
  expect(screen.queryByRole('button', { name: 'Join Premium' })).toBeNull()
})

test('a store that never answers is given up after 35 seconds', { tags: ['MEMB-66'] }, async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const never = () => new Promise<Response>(() => undefined)
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': statusOf(),
    'POST /sandbox-store/purchases': never,
    'GET /sandbox-store/v1/subscribers/web-stand-in': never,
  })
  show(<PremiumScreen />)
  await pass(50)
  await vi.dynamicImportSettled()
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Join Premium' }))
  await pass(50)
  await answerSheet('buy')
  await pass(34_000)
  screen.getByRole('dialog', { name: 'Processing…' })
  await pass(1500)
  screen.getByText('Purchase timed out. Please try again.')
})
