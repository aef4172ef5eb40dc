import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import HistoryScreen from './history-screen.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

function open() {
  serveApi({
    'GET /api/wedding-styles?limit=60': [],
    'GET /api/wedding-dress/history?limit=60': [],
    'GET /api/hair-color/history?limit=60': [],
    'GET /api/subscriptions/status': statusOf(),
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

test.each([
  ['Wedding Styles (0)', '/wedding-upload'],
  ['Dress Try-Ons (0)', '/wedding-dress-upload'],
])('Get Started under %s leads to %s', { tags: ['HIST-16'] }, async (tab, path) => {
  const history = open()
  await userEvent.click(await screen.findByRole('tab', { name: tab }))
  await userEvent.click(await screen.findByRole('button', { name: 'Get Started' }))
  expect(history).toEqual(['/history', path])
})
