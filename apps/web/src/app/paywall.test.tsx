import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PaywallTrigger } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { expectNoAccount } from '#testing/expect-no-account.ts'
import { answerSheet, openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, loadPaywall, openPaywall } from '../features/membership/index.ts'
import { Paywall } from './paywall.tsx'
import StoreDesk from './store-desk.tsx'
import { toasts } from './toasts.ts'

forgetEverything()

const subscriber = { ...statusOf(), hasActiveSubscription: true }

async function meet(trigger: PaywallTrigger, status = statusOf()) {
  const { routes } = openStore()
  const server = { status }
  serveApi({
    ...routes,
    'GET /api/subscriptions/status': () => server.status,
    'POST /api/purchases/one-time': {
      hasLifetimeDownloads: false,
      bonusChangesRemaining: 22,
      purchaseDate: null,
      portraitCreditsRemaining: 0,
    },
  })
  const location = memoryLocation({ path: '/history', record: true })
  await loadPaywall()
  show(
    <Router hook={location.hook}>
      <StoreDesk />
      <Paywall />
    </Router>,
  )
  act(() => void openPaywall({ trigger }))
  return { ...location, server }
}

async function open() {
  const location = await meet('subscription_info')
  await screen.findByRole('dialog', { name: 'What you have left' })
  return location
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

test('terms and privacy open outside the app and leave the paywall standing', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${new URL(this.href).pathname} ${this.target}`)
  })
  const { history } = await open()
  await press(/^Terms of use/)
  await press(/^Privacy policy/)
  expect(opened).toEqual(['/terms _blank', '/privacy _blank'])
  expect(history).toEqual(['/history'])
  await press('Close')
})

test.each([
  'app_launch',
  'download_attempt',
  'style_change_limit',
  'premium_transformation_limit',
  'dress_tryon_limit',
  'portrait_enhancement_limit',
  'premium_portrait_limit',
  'onboarding',
  'settings_upgrade',
  'subscription_info',
  'default',
] as const)('the paywall that opens with %s asks for no account', { tags: ['SHELL-06'] }, async (trigger) => {
  await meet(trigger)
  await screen.findByRole('dialog')
  await everythingAnswered()
  expectNoAccount()
  act(() => closePaywall())
})

test('the way of every change is one tap from what is left', async () => {
  const { history } = await open()
  await press('Where your changes went')
  expect(history).toEqual(['/history', '/changes'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a pack that was bought is told of in a toast', { tags: ['MEMB-64'] }, async () => {
  await meet('settings_upgrade', subscriber)
  const pack = await screen.findByRole('button', { name: 'Buy 20 changes for $2.99' })
  vi.useFakeTimers()
  fireEvent.click(pack)
  await act(async () => void (await answerSheet('buy')))
  await act(() => vi.advanceTimersByTimeAsync(2400))
  expect(toasts.current()).toMatchObject({
    title: 'Success',
    description: 'Bonus credits added to your account',
  })
})

test('a pack that could not be bought is told of in a toast', { tags: ['ERR-20'] }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await meet('settings_upgrade', subscriber)
  await userEvent.click(await screen.findByRole('button', { name: 'Buy 40 changes for $4.99' }))
  await act(async () => void (await answerSheet('fail')))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({
      title: 'Purchase Failed',
      description: 'Please try again',
      isDestructive: true,
    }),
  )
  await press('Close')
})

test.each([
  ['download_attempt', 'Saving the full picture is part of Premium'],
  ['onboarding', 'Go Premium Now!'],
] as const)(
  'what a restore at %s brings back is told of in a toast, and the offer stands again',
  { tags: ['MEMB-60', 'MEMB-61'] },
  async (trigger, title) => {
    const { server } = await meet(trigger)
    const restore = await screen.findByRole('button', { name: 'Restore Purchases' })
    await everythingAnswered()
    vi.useFakeTimers()
    fireEvent.click(restore)
    await act(() => vi.advanceTimersByTimeAsync(100))
    server.status = statusOf({ bonusChangesRemaining: 22 })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(toasts.current()).toMatchObject({
      title: 'Success',
      description: 'Your purchases are back on this device.',
    })
    screen.getByRole('dialog', { name: title })
    expect(screen.queryByText('No active subscriptions found to restore')).toBeNull()
  },
)
