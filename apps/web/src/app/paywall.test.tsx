import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PaywallTrigger } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { answerSheet, openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { loadPaywall, openPaywall } from '../features/membership/index.ts'
import { Paywall } from './paywall.tsx'
import { toasts } from './toasts.ts'

forgetEverything()

async function meet(trigger: PaywallTrigger, status = statusOf()) {
  const { routes } = openStore()
  serveApi({ ...routes, 'GET /api/subscriptions/status': status })
  const location = memoryLocation({ path: '/history', record: true })
  await loadPaywall()
  show(
    <Router hook={location.hook}>
      <Paywall />
    </Router>,
  )
  act(() => void openPaywall({ trigger }))
  return location
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

test('the way of every change is one tap from what is left', async () => {
  const { history } = await open()
  await press('Where your changes went')
  expect(history).toEqual(['/history', '/changes'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a pack that could not be bought is told of in a toast', { tags: ['ERR-20'] }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await meet('settings_upgrade', { ...statusOf(), hasActiveSubscription: true })
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
