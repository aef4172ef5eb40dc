import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSelectedStyle } from '#session'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { openHome } from './testing/open-home.tsx'

forgetEverything()
afterEach(() => window.history.replaceState(null, '', '/'))

test('a shared link opens its style, with the photos still to be given', async () => {
  window.history.replaceState(null, '', '/?style=Dunes')
  await openHome()
  await vi.waitFor(() => expect(window.location.pathname).toBe('/wedding-upload'))
  expect(readSelectedStyle()).toBe('Dunes-v1')
})

test('a link to a style that is gone opens Home', async () => {
  window.history.replaceState(null, '', '/?style=Moon')
  await openHome()
  await vi.waitFor(() => expect(window.location.search).toBe(''))
  await everythingAnswered()
  expect(window.location.pathname).toBe('/')
  expect(readSelectedStyle()).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Dream Weddings' })).toBeTruthy()
})
