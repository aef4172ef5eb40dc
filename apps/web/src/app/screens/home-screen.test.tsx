import { localKeys } from '@ever-after/contract'
import { Toaster } from '@ever-after/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { applicationOf, catalogueOf, historyItemOf, idOf, statusOf, styleOf } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { toasts } from '../toasts.ts'
import { HomeScreen } from './home-screen.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.history.replaceState(null, '', '/')
})

const last = 'GET /api/wedding-styles?limit=10'
const rate = `POST /api/wedding-styles/${idOf(2)}/rate`
const routes = {
  'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
  'GET /api/subscriptions/status': statusOf(),
  'GET /api/affiliate/status': { isActive: false },
  [last]: [historyItemOf(3, { status: 'processing' }), historyItemOf(2), historyItemOf(1)],
  [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({ id: idOf(2) }),
  [rate]: { success: true },
}

const open = async (answers: Parameters<typeof serveApi>[0] = routes) => {
  const calls = serveApi(answers)
  show(
    <>
      <HomeScreen />
      <Toaster store={toasts} label="Notifications" />
    </>,
  )
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  return calls
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('Try On Bridal Dresses goes to the photo for the dress', { tags: ['HOME-03'] }, async () => {
  await open()
  await press('Try On Bridal Dresses')
  expect(window.location.pathname).toBe('/wedding-dress-upload')
})

test('who misses a style can ask for it', { tags: ['HOME-12', 'HOME-16'] }, async () => {
  const calls = await open({ ...routes, 'POST /api/analytics/style-request': { success: true } })
  await press('Want more styles? Request one here')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request a Style' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Style name' }), 'Kyoto')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit Request' }))
  await screen.findByText('Request submitted!')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.some(({ route }) => route === 'POST /api/analytics/style-request')).toBe(true)
})

test('the menu leads to the camera for a new hair colour', async () => {
  await open()
  await press('More')
  await press(/^Hair colour/)
  expect(window.location.pathname).toBe('/camera')
})

test('the last finished picture without a rating can be rated', { tags: ['HOME-24'] }, async () => {
  const calls = await open()
  const card = within(await screen.findByRole('region', { name: 'Your last picture, The Rose Garden' }))
  await userEvent.click(card.getByRole('button', { name: 'Love it' }))
  await card.findByText('Thanks for rating!')
  expect(calls.find(({ route }) => route === rate)?.body).toEqual({ rating: 'positive' })
})

test('a rating that does not arrive is told and can be given again', {
  tags: ['HOME-24', 'STYLE-27'],
}, async () => {
  await open({ ...routes, [rate]: refusal(500, 'internal', 'no') })
  const card = within(await screen.findByRole('region', { name: /^Your last picture/ }))
  await userEvent.click(card.getByRole('button', { name: 'Not good' }))
  await screen.findByText('Failed to submit rating')
  expect(card.getByRole('group').hasAttribute('disabled')).toBe(false)
})

test('Home does not ask about a picture that was rated, nor where there is none', {
  tags: ['HOME-24'],
}, async () => {
  const rated = applicationOf({ id: idOf(2), rating: 'negative' })
  const calls = await open({ ...routes, [`GET /api/wedding-styles/${idOf(2)}`]: rated })
  await screen.findByRole('button', { name: /^5 photos left/ })
  expect(calls.some(({ route }) => route.endsWith(idOf(2)))).toBe(true)
  expect(screen.queryByRole('region', { name: /^Your last picture/ })).toBeNull()
})
