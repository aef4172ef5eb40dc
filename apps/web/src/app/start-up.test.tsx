import { localKeys } from '@ever-after/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { StartUp } from './start-up.tsx'

forgetEverything()

test('a token that the server refuses is replaced, and one that is refused, too, is left at that', {
  tags: ['SHELL-08', 'A41'],
}, async () => {
  window.localStorage.setItem(localKeys.authToken, '"known"')
  const calls = serveApi({
    'GET /api/subscriptions/status': refusal(401, 'unauthenticated', 'Please restart the app and try again.'),
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
  })
  render(<StartUp>It is open.</StartUp>)
  await screen.findByText('It is open.')
  expect(calls.map(({ route }) => route)).toEqual([
    'GET /api/subscriptions/status',
    'POST /api/auth/register-device',
  ])
  expect(window.localStorage.getItem(localKeys.authToken)).toBe('"fresh"')
})
