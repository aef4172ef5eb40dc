import { act, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { Link, Route } from 'wouter'
import { show } from '../testing/show.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

test('a screen that does not come blocks no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Far = lazyScreen<object>(() => Promise.reject(new TypeError('Failed to fetch')))
  window.history.replaceState(null, '', '/near')
  show(
    <>
      <Link href="/near">Go near</Link>
      <Link href="/far">Go far</Link>
      <ScreenBoundary>
        <Route path="/near">
          <h1>Near</h1>
        </Route>
        <Route path="/far">
          <Far />
        </Route>
      </ScreenBoundary>
    </>,
  )
  const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click())

  await follow('Go far')
  await screen.findByText('This page did not open')
  await follow('Go near')
  screen.getByRole('heading', { name: 'Near' })
})
