// @module-tag slow
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { statusOf } from '#testing/builders.ts'
import { answerSheet, openStore, sold } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { LifetimeOffer } from '../../index.ts'

forgetEverything()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const holdings = (hasLifetimeDownloads: boolean) => ({
  hasLifetimeDownloads,
  bonusChangesRemaining: 2,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
})

function open({ isOwned = false, isClosed = false, sells = sold, answers = {} } = {}) {
  const { routes } = openStore({ sells })
  let isBought = isOwned
  const calls = serveApi({
    ...routes,
    ...(isClosed && { 'GET /app-config.json': { store: null } }),
    'GET /api/subscriptions/status': () => statusOf({ hasLifetimeDownloads: isBought }),
    'GET /api/purchases/one-time/status': () => holdings(isBought),
    'POST /api/purchases/one-time': () => {
      isBought = true
      return holdings(true)
    },
    ...answers,
  })
  const asked = { notify: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
  show(
    <>
      <p>Page</p>
      <LifetimeOffer notify={asked.notify} ways={asked} />
    </>,
  )
  return { calls, ...asked }
}

test('downloads for ever cost the store’s price, once, and bring 15 changes', {
  tags: ['MEMB-09', 'MEMB-43'],
}, async () => {
  open()
  await screen.findByText('$4.99')
  screen.getByText(
    'Save every picture you make in full size and without a watermark, for ever. With 15 bonus changes.',
  )
  screen.getByText('Paid once, no subscription.')
})

test('who bought them owns them from then on', { tags: ['MEMB-09', 'slow'] }, async () => {
  const { calls, notify } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy once for $4.99' }))
  expect(await answerSheet('buy')).toBe('one_time_premium_credit')
  await screen.findByRole('dialog', { name: 'Purchase Complete!' })
  await screen.findByRole('heading', { name: 'Lifetime downloads are yours' })
  expect(calls.find(({ route }) => route === 'POST /api/purchases/one-time')?.body).toMatchObject({
    type: 'lifetime_downloads',
    productId: 'one_time_premium_credit',
  })
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(notify).toHaveBeenCalledOnce()
})

test('who owns them already is not asked for money', async () => {
  open({ isOwned: true })
  await screen.findByRole('heading', { name: 'Lifetime downloads are yours' })
  expect(screen.queryByText('$4.99')).toBeNull()
})

test('without the store’s price there is no button', { tags: ['ERR-16', 'A13'] }, async () => {
  open({ sells: sold.filter(({ id }) => id !== 'lifetime') })
  await screen.findByText('One-time purchase not available')
  expect(screen.queryByRole('button')).toBeNull()
})

test('where nothing is on sale nothing is offered', async () => {
  const { calls } = open({ isClosed: true })
  await everythingAnswered()
  expect(calls.length).toBeGreaterThan(1)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a purchase that fails says so in words', { tags: ['ERR-09', 'MEMB-58', 'A45'] }, async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Buy once for $4.99' }))
  await answerSheet('fail')
  expect((await screen.findByRole('alert')).textContent).toContain('Purchase failed')
})

test('a purchase without an outcome is given up after 35 s', { tags: ['ERR-10', 'MEMB-66'] }, async () => {
  const never = () => new Promise<Response>(() => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({
    answers: {
      'POST /sandbox-store/purchases': never,
      'GET /sandbox-store/v1/subscribers/web-stand-in': never,
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Buy once for $4.99' }))
  await answerSheet('buy')
  await act(() => vi.advanceTimersByTimeAsync(36_000))
  expect((await screen.findByRole('alert')).textContent).toContain('Purchase timeout')
})

test('restore, terms and privacy stand under the price', { tags: ['MEMB-60', 'ERR-23', 'A45'] }, async () => {
  const { calls, onTerms, onPrivacy, notify } = open()
  await userEvent.click(await screen.findByRole('button', { name: /^Terms of use/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Privacy policy/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Restore Purchases' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No active subscriptions found to restore')
  expect(calls.some(({ route }) => route === 'POST /sandbox-store/restore')).toBe(true)
  expect([onTerms, onPrivacy, notify].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})
