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
  const calls = serveApi({
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
  return { calls, history }
}

test('Back leads from the history home', { tags: ['HIST-18'] }, async () => {
  const { history } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(history).toEqual(['/history', '/'])
})

test('pictures that were saved, that could not be deleted and that were are told of in toasts', {
  tags: ['HIST-23', 'HIST-24', 'HIST-25', 'A63'],
}, async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isBroken = true
  open({
    'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
    'GET /api/wedding-styles?limit=60': [historyItemOf(1)],
    'GET /media/1.jpg': new Response('picture'),
    [`DELETE /api/wedding-styles/${idOf(1)}`]: () =>
      isBroken ? new Response('', { status: 500 }) : { success: true },
  })
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  const select = async () => {
    await press('Select')
    await press(/^Style 1,/)
  }
  const remove = async () => {
    await select()
    await press('Delete')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }
  const told = (toast: object) => vi.waitFor(() => expect(toasts.current()).toMatchObject(toast))

  await select()
  await press('Save')
  await told({ title: 'Batch save complete!', description: 'Saved 1 of 1 images' })
  await remove()
  await told({ title: 'Error', description: 'Failed to delete items', isDestructive: true })
  isBroken = false
  await remove()
  await told({ title: 'Success', description: 'Items deleted successfully' })
})

test('the lists are read and a picture is deleted with the token of the device', {
  tags: ['HIST-28', 'MEMB-03'],
}, async () => {
  const remove = `DELETE /api/wedding-styles/${idOf(1)}`
  const { calls } = open({
    'GET /api/wedding-styles?limit=60': [historyItemOf(1)],
    [remove]: { success: true },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(screen.getByRole('button', { name: /^Style 1,/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const sent = [
    'GET /api/wedding-styles?limit=60',
    'GET /api/wedding-dress/history?limit=60',
    'GET /api/hair-color/history?limit=60',
    remove,
    'GET /api/wedding-styles?limit=60',
  ]
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toEqual(sent))
  expect(new Set(calls.map(({ headers }) => headers.get('authorization')))).toEqual(new Set(['Bearer token']))
})

test.each([
  ['Wedding Styles (0)', '/wedding-upload'],
  ['Dress Try-Ons (0)', '/wedding-dress-upload'],
])('Get Started under %s leads to %s', { tags: ['HIST-16'] }, async (tab, path) => {
  const { history } = open()
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
