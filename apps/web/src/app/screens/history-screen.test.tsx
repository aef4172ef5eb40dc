import { localKeys } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { applicationOf, historyItemOf, idOf, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { toasts } from '../toasts.ts'
import HistoryScreen from './history-screen.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

function open(routes: Parameters<typeof serveApi>[0] = {}) {
  serveApi({
    'GET /api/wedding-styles?limit=60': [],
    'GET /api/wedding-dress/history?limit=60': [],
    'GET /api/hair-color/history?limit=60': [],
    'GET /api/subscriptions/status': statusOf(),
    ...routes,
  })
  const { hook, history } = memoryLocation({ path: '/history', record: true })
  show(
    <Router hook={hook}>
      <HistoryScreen />
    </Router>,
  )
  return history
}

test('Back leads from the history home', { tags: ['HIST-18'] }, async () => {
  const history = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(history).toEqual(['/history', '/'])
})

test('pictures that could not be deleted are told of in a toast', { tags: ['HIST-24', 'A63'] }, async () => {
  open({ 'GET /api/wedding-styles?limit=60': [historyItemOf(1)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: /^Style 1,/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({
      title: 'Error',
      description: 'Failed to delete items',
      isDestructive: true,
    }),
  )
})

test.each([
  ['Wedding Styles (0)', '/wedding-upload'],
  ['Dress Try-Ons (0)', '/wedding-dress-upload'],
])('Get Started under %s leads to %s', { tags: ['HIST-16'] }, async (tab, path) => {
  const history = open()
  await userEvent.click(await screen.findByRole('tab', { name: tab }))
  await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }))
  expect(history).toEqual(['/history', path])
})

test('a picture of the history that could not be saved, and one that was, is told of', {
  tags: ['NATIVE-04', 'NATIVE-05'],
}, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isBroken = true
  open({
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    'GET /api/wedding-styles?limit=60': [historyItemOf(1)],
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    'GET /media/result.jpg': () => (isBroken ? new Response('', { status: 500 }) : new Response('picture')),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Style 1,/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Failed to save image', isDestructive: true }),
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
})
