import { localKeys } from '@ever-after/contract'
import { Toaster } from '@ever-after/ui'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { statusOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { closePaywall, currentPaywall } from '../../features/membership/index.ts'
import { toasts } from '../toasts.ts'
import SettingsScreen from './settings-screen.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const request = 'POST /api/analytics/style-request'

const serve = (answer: object = { success: true }) =>
  serveApi({
    'GET /app-config.json': {},
    'GET /api/subscriptions/status': statusOf(),
    [request]: answer,
  })

function open() {
  serve()
  const { hook, history } = memoryLocation({ path: '/settings', record: true })
  show(
    <Router hook={hook}>
      <SettingsScreen />
      <Toaster store={toasts} label="Notifications" />
    </Router>,
  )
  return history
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('Bonus Credits opens the paywall of the settings', {
  tags: ['SET-01', 'SET-07', 'MEMB-09', 'PAY-01', 'PAY-06'],
}, async () => {
  open()
  await press(/^Bonus Credits/)
  expect(currentPaywall()).toMatchObject({ trigger: 'settings_upgrade' })
  act(closePaywall)
})

test.each([
  ['Privacy policy', '/privacy'],
  ['FAQ', '/faq'],
])('%s leads from the settings to its page', { tags: ['SET-02', 'SET-04'] }, async (name, path) => {
  const history = open()
  await userEvent.click(await screen.findByRole('link', { name }))
  expect(history).toEqual(['/settings', path])
})

test('a style asked for in the settings has the limits and words of Home', { tags: ['SET-06'] }, async () => {
  open()
  await press('Request a Wedding Style')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Style' }))
  const submit = dialog.getByRole('button', { name: 'Submit Request' })
  expect(submit).toHaveProperty('disabled', true)
  const name = dialog.getByRole('textbox', { name: 'Style name' })
  expect(name.getAttribute('maxlength')).toBe('100')
  expect(dialog.getByRole('textbox', { name: /^Description/ }).getAttribute('maxlength')).toBe('500')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'In spring')
  expect(dialog.getByText('9/500')).toBeTruthy()
  await userEvent.type(name, ' ')
  await userEvent.click(submit)
  await screen.findByText('Style name required')
  await screen.findByText("Please enter a name for the style you'd like")
  serve(refusal(500, 'internal', 'no'))
  await userEvent.type(name, 'Kyoto ')
  await userEvent.click(submit)
  await screen.findByText('Failed to submit')
  await screen.findByText('Please try again later')
  const calls = serve()
  await userEvent.click(submit)
  await screen.findByText('Request submitted!')
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText("Thanks for your suggestion. We'll review it soon!")
  expect(calls.find(({ route }) => route === request)?.body).toMatchObject({ styleName: 'Kyoto' })
})
