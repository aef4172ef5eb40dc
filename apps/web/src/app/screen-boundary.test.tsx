import { lazyPart } from '@ever-after/ui'
import { act, cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, Route } from 'wouter'
import { show } from '../testing/show.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const Broken = () => {
  throw new Error('broken')
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a screen that does not come blocks no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Far = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')))
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

test('a screen that did not come is fetched again by Try again, while no page would come either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const isOnline = { current: false }
  showLate(async () => {
    if (!isOnline.current) throw new TypeError('Failed to fetch')
    return { default: () => <h1>Far</h1> }
  })
  const again = async () => {
    const button = await screen.findByRole('button', { name: 'Try again' })
    await act(async () => button.click())
  }
  await again()
  await screen.findByText('This page did not open')
  isOnline.current = true
  await again()
  await screen.findByRole('heading', { name: 'Far' })
  expect(reload).not.toHaveBeenCalled()
})

test('where the page would come, Try again opens it anew: browsers keep that a script failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  showLate(async () => {
    throw new TypeError('Failed to fetch')
  })
  const button = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => button.click())
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledWith(window.location.href)
})

test('a screen that did not come without a connection comes by itself once there is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const isOnline = { current: false }
  showLate(async () => {
    if (!isOnline.current) throw new TypeError('Failed to fetch')
    return { default: () => <h1>Far</h1> }
  })
  await screen.findByText('This page did not open')
  isOnline.current = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { name: 'Far' })
})

test('where the page would come again it is opened anew with the connection, but not for what broke without a word', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  showLate(load, { isQuiet: true })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(reload).not.toHaveBeenCalled()
  cleanup()
  showLate(load)
  await screen.findByText('This page did not open')
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('what stands behind every screen breaks without a word', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(
    <>
      <h1>Home</h1>
      <ScreenBoundary isQuiet>
        <Broken />
      </ScreenBoundary>
    </>,
  )
  screen.getByRole('heading', { name: 'Home' })
  expect(screen.queryByRole('alert')).toBeNull()
})

function showLate(load: Parameters<typeof lazyPart>[0], { isQuiet = false } = {}): void {
  const Late = lazyPart(load)
  show(
    <ScreenBoundary isQuiet={isQuiet}>
      <Suspense>
        <Late />
      </Suspense>
    </ScreenBoundary>,
  )
}
