import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { statusOf } from '../testing/builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../testing/show.tsx'
import { App } from './app.tsx'

forgetEverything()

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi({})
  show(<App />)
}

const inAppBrowsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 385.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_40 BytedanceWebview',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/520]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/13.40.0.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.31',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
]

test.each(inAppBrowsers)(
  'the browser inside a social app is a browser: %s',
  {
    tags: ['SHELL-12', 'SHELL-13', 'A49'],
  },
  async (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    vi.stubGlobal('webkit', { messageHandlers: {} })
    open('/history')
    await screen.findByRole('link', { name: 'Privacy' })
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
)

test.each([
  '/',
  '/landing',
  '/dresses',
  '/history',
  '/premium',
  '/settings',
  '/wedding-upload',
  '/camera',
  '/wedding-style/demo',
  '/faq',
  '/wedding-dress-upload',
  '/wedding-dress-tryon',
  '/hair-color/00000000-0000-4000-8000-000000000001',
  '/changes',
  '/catalogue-preview/more',
  '/privacy/more',
  '/nowhere',
])(
  'a browser sees the landing page on %s',
  { tags: ['SHELL-13', 'SHELL-34', 'SHELL-35', 'A51'] },
  async (path) => {
    open(path)
    await screen.findByRole('heading', { level: 1, name: 'Dream Weddings' })
  },
)

test('a browser registers no device and writes down no first start', async () => {
  open('/')
  await screen.findByRole('link', { name: 'Privacy' })
  expect(window.localStorage.length).toBe(0)
})

test('a word of opening stands there until it is known what to show', { tags: ['SHELL-11'] }, async () => {
  window.history.replaceState(null, '', '/?app=preview')
  const config = Promise.withResolvers<object>()
  serveApi({ 'GET /app-config.json': () => config.promise })
  show(<App />)
  expect(screen.getByRole('status').textContent).toBe('Opening Ever After')
  config.resolve({ previewAllowed: false })
  await screen.findByRole('link', { name: 'Privacy' })
  expect(screen.queryByText('Opening Ever After')).toBeNull()
})

test('the preview in a browser is the app of a phone, whose screens read through the one query client', {
  tags: ['SHELL-01', 'SHELL-13', 'SHELL-43', 'SHELL-44', 'SHELL-45', 'SHELL-46', 'SHELL-47', 'SHELL-65'],
}, async () => {
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  window.history.replaceState(null, '', '/settings?app=preview')
  const calls = serveApi({
    'GET /app-config.json': { previewAllowed: true },
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<App />)
  await screen.findByRole('heading', { name: 'Settings' })
  screen.getByRole('navigation', { name: 'Main' })
  const frame = screen.getByRole('main').parentElement
  expect(frame?.className.split(' ')).toEqual(expect.arrayContaining(['w-full', 'framed:w-[390px]']))
  const status = queryClient.getQueryCache().find({ queryKey: ['subscriptions', 'status'] })
  expect(status?.getObserversCount()).toBeGreaterThan(0)
  await everythingAnswered()
  expect(calls.filter(({ route }) => route === 'GET /app-config.json')).toHaveLength(1)
})

test.each(['"no"', '7', 'yes'])(
  'the app opens with its first steps where the device has kept %s of them',
  {
    tags: ['ONB-01', 'A50'],
  },
  async (kept) => {
    window.localStorage.setItem('onboarding-completed', kept)
    window.history.replaceState(null, '', '/settings?app=preview')
    serveApi({
      'GET /app-config.json': { previewAllowed: true },
      'POST /api/auth/register-device': { success: true, token: 'fresh' },
      'GET /api/subscriptions/status': statusOf(),
    })
    show(<App />)
    await screen.findByRole('button', { name: 'Continue' })
    expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull()
  },
)

test('the first start of the app is written down', { tags: ['SHELL-59', 'NATIVE-09'] }, async () => {
  window.localStorage.setItem(localKeys.devBypass, 'true')
  window.history.replaceState(null, '', '/')
  serveApi({ 'GET /app-config.json': { previewAllowed: true } })
  show(<App />)
  await vi.waitFor(() => expect(window.localStorage.getItem('first-launch-date')).toMatch(/^"\d{4}-/))
})

test.each([
  ['the preview registers the worker', '?app=preview', undefined, 1],
  ['the native shell has its files and registers none', '', { isNativePlatform: () => true }, 0],
  ['a plain browser keeps nothing and registers none', '', undefined, 0],
])('%s', async (_, search, bridge, times) => {
  const register = vi.fn(async () => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  if (bridge) vi.stubGlobal('Capacitor', bridge)
  window.history.replaceState(null, '', `/landing${search}`)
  serveApi({ 'GET /app-config.json': { previewAllowed: true, samplePhotos: [] } })
  show(<App />)
  await screen.findByRole('heading', { level: 1 })
  await everythingAnswered()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledTimes(times)
  vi.unstubAllEnvs()
})
