import { localKeys } from '@ever-after/contract'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test.each([
  ['a new device asks for the styles of Home while its status is on the way', null, '/', true],
  ['a device that has a token waits whether it is still good', '"known"', '/', false],
  ['a device that opens another screen asks for no styles', null, '/settings', false],
])('%s', async (_what, kept, path, isAsked) => {
  window.history.replaceState(null, '', path)
  if (kept) window.localStorage.setItem(localKeys.authToken, kept)
  const status = Promise.withResolvers<object>()
  const calls = serveApi({
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
    'GET /api/subscriptions/status': () => status.promise,
    'GET /api/config/wedding-styles': refusal(503, 'unavailable', 'Later.'),
    'GET /wedding-styles-with-variations.json': refusal(503, 'unavailable', 'Later.'),
  })
  render(<StartUp>It is open.</StartUp>)
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/subscriptions/status'))
  expect(screen.queryByText('It is open.')).toBeNull()
  expect(calls.some(({ route }) => route === 'GET /api/config/wedding-styles')).toBe(isAsked)
  window.history.replaceState(null, '', '/')
})

test.each([
  ['a token', null, 'POST /api/auth/register-device'],
  ['what is left', '"known"', 'GET /api/subscriptions/status'],
])(
  'the app opens after 5 seconds although %s is still on its way',
  {
    tags: ['SHELL-11'],
  },
  async (_what, kept, route) => {
    vi.useFakeTimers()
    if (kept) window.localStorage.setItem('ever-after.auth-token', kept)
    const answer = Promise.withResolvers<object>()
    const calls = serveApi({ [route]: () => answer.promise })
    render(<StartUp>It is open.</StartUp>)
    await act(() => vi.advanceTimersByTimeAsync(4900))
    expect(screen.getByRole('status').textContent).toBe('Opening Ever After')
    expect(screen.queryByText('It is open.')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('It is open.')).toBeTruthy()
    expect(screen.queryByText('Opening Ever After')).toBeNull()
    expect(calls.map((call) => call.route)).toEqual([route])
    answer.resolve({ success: true, token: 'late' })
    await act(() => vi.advanceTimersByTimeAsync(0))
  },
)
