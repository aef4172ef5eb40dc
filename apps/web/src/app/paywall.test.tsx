import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { loadPaywall, openPaywall } from '../features/membership/index.ts'
import { Paywall } from './paywall.tsx'

forgetEverything()

async function open() {
  const { routes } = openStore()
  serveApi({ ...routes, 'GET /api/subscriptions/status': statusOf() })
  const location = memoryLocation({ path: '/history', record: true })
  await loadPaywall()
  show(
    <Router hook={location.hook}>
      <Paywall />
    </Router>,
  )
  act(() => void openPaywall({ trigger: 'subscription_info' }))
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
