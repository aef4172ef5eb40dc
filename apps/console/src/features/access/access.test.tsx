import { consoleSessionKeys } from '@ever-after/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { failedSaves, failInTurn, refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { LoginPage, OperatorMenu, useGuard, VerifyingAccess } from './index.ts'

forgetEverything()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const token = () => sessionStorage.getItem(consoleSessionKeys.operatorToken)
const session = { reference: '4F2A', name: null, expiresAt: '2026-01-01T21:00:00.000Z' }

async function logIn(password = 'a password') {
  show(
    <Router base="/admin">
      <LoginPage />
    </Router>,
  )
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

test('the login waits for a password and leads home', {
  tags: ['ADMIN-02', 'ADMIN-04', 'SHELL-30'],
}, async () => {
  serveApi({})
  show(<LoginPage />)
  const button = screen.getByRole('button', { name: 'Login' })
  expect(button).toHaveProperty('disabled', true)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveProperty('type', 'password')
  await userEvent.type(field, 'x')
  expect(button).toHaveProperty('disabled', false)
  await userEvent.clear(field)
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/landing')
})

test('while the password is looked at the button says so', { tags: ['ADMIN-03'] }, async () => {
  serveApi({ 'POST /api/admin/login': () => new Promise(() => undefined) })
  await logIn()
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toHaveProperty('disabled', true)
})

test('the right password stores a token for this tab and opens the console', {
  tags: ['ADMIN-06', 'ADMIN-08', 'MEMB-01', 'SHELL-67', 'API-50'],
}, async () => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/admin/login')
  const calls = serveApi({
    'POST /api/admin/login': { token: 'fresh-token', expiresAt: session.expiresAt },
  })
  await logIn('a password')
  await waitFor(() => expect(window.location.pathname).toBe('/admin'))
  expect(calls[0].body).toEqual({ password: 'a password' })
  expect([token(), localStorage.length]).toEqual(['fresh-token', 0])
})

test.for([
  ['the server’s words', refusal(429, 'too_many_logins', 'Too many attempts.'), 'Too many attempts.'],
  [
    'the server’s words of a wrong password',
    refusal(401, 'wrong_password', 'Not this one.'),
    'Not this one.',
  ],
  ['the server’s words of a fault', refusal(500, 'internal', 'Back in a minute.'), 'Back in a minute.'],
  ['its own words', new Response('', { status: 401 }), 'Invalid password'],
  ['its own words for a page', new Response('<html>', { status: 502 }), 'Invalid password'],
] as const)(
  'a refused login shows %s',
  { tags: ['ADMIN-03', 'ADMIN-06', 'ADMIN-07', 'API-59'] },
  async ([, answer, words]) => {
    serveApi({ 'POST /api/admin/login': answer })
    await logIn()
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false)
  },
)

test('a login without a connection asks to try again', { tags: ['ADMIN-07'] }, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await logIn()
  await screen.findByText('Login failed. Please try again.')
})

function Guarded({ onRefused }: { onRefused: () => void }) {
  return useGuard({ onRefused }) === 'verified' ? <p>The console</p> : <VerifyingAccess />
}

test('an operator’s token opens the guard', {
  tags: ['ADMIN-05', 'ADMIN-10', 'ADMIN-12', 'API-51'],
}, async () => {
  const calls = serveApi({ 'GET /api/admin/verify': { isAdmin: true, session } })
  show(<Guarded onRefused={() => undefined} />)
  expect(screen.getByText('Verifying access...').getAttribute('role')).toBe('status')
  await screen.findByText('The console')
  expect(calls[0].headers.get('authorization')).toBe('Bearer operator-token')
})

test('without a token nobody is asked and the login opens', { tags: ['ADMIN-09'] }, async () => {
  sessionStorage.clear()
  const calls = serveApi({})
  const onRefused = vi.fn()
  show(<Guarded onRefused={onRefused} />)
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(calls).toEqual([])
})

test.for([
  ['is not an operator’s', () => ({ isAdmin: false })],
  ['has run out', () => refusal(401, 'unauthenticated', 'Please log in.')],
  ['cannot be verified', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)(
  'a token that %s is removed and the login opens',
  { tags: ['ADMIN-10', 'ADMIN-11'] },
  async ([, answer]) => {
    serveApi({ 'GET /api/admin/verify': answer })
    const onRefused = vi.fn()
    show(<Guarded onRefused={onRefused} />)
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
    expect(token()).toBeNull()
    expect(screen.queryByText('The console')).toBeNull()
  },
)

test('an operator says who they are, and the console shows it', async () => {
  const calls = serveApi({
    'GET /api/admin/verify': { isAdmin: true, session },
    'POST /api/admin/name': { ...session, name: 'Ann' },
  })
  show(
    <>
      <Guarded onRefused={() => undefined} />
      <OperatorMenu hasUnsavedWork={() => false} />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Say your name Session 4F2A' }))
  await userEvent.type(await screen.findByLabelText('Name'), ' Ann ')
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await screen.findByRole('button', { name: 'Ann Session 4F2A' })
  expect(calls.at(-1)?.body).toEqual({ name: 'Ann' })
})

test('a name that could not be saved is said, and the operator has none', {
  tags: ['ADMIN-14', 'ADMIN-21'],
}, async () => {
  serveApi({ 'POST /api/admin/name': failInTurn() })
  show(<OperatorMenu hasUnsavedWork={() => false} />)
  for (const { words } of failedSaves) {
    await userEvent.click(screen.getByRole('button', { name: 'Say your name' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ann')
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
    await screen.findByText(words)
  }
})

test('a logout ends the session here and on the server; unsaved work is asked about first', async () => {
  const calls = serveApi({ 'POST /api/admin/logout': { success: true } })
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign })
  show(<OperatorMenu hasUnsavedWork={() => true} />)
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  const dialog = await screen.findByRole('dialog', { name: 'Log out with unsaved changes?' })
  expect(calls).toEqual([])
  const buttons = [...dialog.querySelectorAll('button')]
  await userEvent.click(buttons.find(({ textContent }) => textContent === 'Log out')!)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/login'))
  expect([calls[0].route, token()]).toEqual(['POST /api/admin/logout', null])
})
