// @module-tag slow
import { localKeys } from '@ever-after/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeDressPhoto, writePartners, writeSelectedDress, writeSelectedStyle } from '#session'
import { catalogueOf, idOf, partners, statusOf, styleOf } from '../testing/builders.ts'
import { dressOf } from '../testing/dress-builders.ts'
import { expectNoAccount } from '../testing/expect-no-account.ts'
import { refusal, serveApi } from '../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../testing/show.tsx'
import ConsumerApp from './consumer-app.tsx'
import { answersOfScreens } from './testing/answers-of-screens.ts'
import { toasts } from './toasts.ts'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  document.title = ''
})

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi(answersOfScreens())
  show(<ConsumerApp samplePhotos={[]} />)
}

const tabPaths = ['/', '/dresses', '/history', '/premium', '/settings']
const wordsOnScreen = () =>
  [document.body, ...document.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  )

test.each([
  ['/', 'Dream Weddings', ['Generate Wedding Photos', 'All styles']],
  ['/dresses', 'Wedding dresses', ['All dresses', 'Favorite: Waltz', 'Uploads']],
  ['/history', 'History', ['Wedding Styles (1)']],
  ['/premium', 'Premium', ['Current Plan', 'Free Plan', 'Join Premium']],
  ['/settings', 'Settings', ['Bonus Credits', 'Export my data', 'Terms of use']],
  ['/landing', 'Dream Weddings', ['How it works']],
  [
    '/wedding-upload',
    'Your photos',
    ['Choose a photo of the first person', 'Choose a photo of the second person'],
  ],
  ['/camera', 'Take Photo', ['Choose a photo instead']],
  ['/wedding-style/demo', 'Your style', ['Dunes', 'Try this wedding style']],
  ['/wedding-style/00000000-0000-4000-8000-000000000001', 'Your style', ['Dunes', 'Try this wedding style']],
  ['/faq', 'Questions and answers', ['Is it free?']],
  ['/support', 'Support', []],
  ['/privacy', 'Privacy', ['minimum age']],
  ['/terms', 'Terms of use', []],
  ['/wedding-dress-upload', 'Your portrait', ['Choose a photo of you', 'Enhance portrait']],
  ['/wedding-dress-tryon', 'Your dress', ['Waltz', 'Try this wedding dress']],
  ['/hair-color/00000000-0000-4000-8000-000000000001', 'Your hair colour', ['Teal']],
  ['/changes', 'Where your changes went', []],
  ['/admin', 'Operator console', ['Open the console']],
  ['/admin/login', 'Operator console', ['Open the console']],
  ['/nowhere', 'Page not found', ['404 Page Not Found']],
])(
  '%s shows %s',
  {
    tags: [
      'SHELL-06',
      'SHELL-13',
      'SHELL-14',
      'SHELL-16',
      'SHELL-18',
      'SHELL-19',
      'SHELL-20',
      'SHELL-21',
      'SHELL-22',
      'SHELL-23',
      'SHELL-24',
      'SHELL-26',
      'SHELL-27',
      'SHELL-28',
      'SHELL-29',
      'SHELL-33',
      'SHELL-37',
      'SHELL-71',
      'DRESS-01',
      'DRESS-06',
      'DRESS-10',
      'CAMERA-01',
      'CAMERA-11',
      'HIST-01',
      'A24',
    ],
  },
  async (path, title, parts) => {
    writePartners(partners)
    open(path)
    await vi.waitFor(() => expect(document.title).toBe(`${title} · Ever After`))
    await everythingAnswered()
    for (const part of parts) expect(wordsOnScreen()).toContainEqual(expect.stringContaining(part))
    expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(tabPaths.includes(path))
    expectNoAccount()
  },
)

test.each([
  ['/', ['/Dunes.webp', '/Dunes-icon.webp', '/Dunes.webp']],
  ['/dresses', ['/waltz.webp', '/waltz.webp']],
  ['/premium', ['/Dunes.webp']],
  ['/wedding-upload', ['/Dunes.webp', '/media/one.jpg', '/media/two.jpg']],
  ['/wedding-style/demo', ['/Dunes.webp', '/Dunes-icon.webp']],
  ['/wedding-dress-tryon', ['/waltz.webp', '/media/me.jpg', '/waltz.webp']],
])(
  '%s shows pictures by their path from the root, and no style without a variation',
  {
    tags: ['SHELL-68', 'SHELL-69'],
  },
  async (path, pictures) => {
    writePartners(partners)
    writeDressPhoto({ id: idOf(1), url: 'media/me.jpg' })
    writeSelectedStyle('Dunes-v1')
    writeSelectedDress('waltz')
    window.history.replaceState(null, '', path)
    serveApi({
      'GET /api/config/wedding-styles': catalogueOf({
        Beach: [styleOf('Dunes'), styleOf('Empty', { variations: [], isPopular: true })],
      }),
      'GET /api/config/wedding-dress': {
        version: 'v1',
        dresses: [{ ...dressOf('Waltz'), previewPath: 'waltz.webp', iconPath: 'waltz-icon.webp' }],
      },
      'GET /api/wedding-dress/uploaded-dresses': [],
      'GET /api/subscriptions/status': statusOf(),
    })
    show(<ConsumerApp samplePhotos={[]} />)
    const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    await vi.waitFor(() => expect(sources()).toEqual(pictures))
    expect(screen.queryByText('Empty')).toBeNull()
  },
)

test.each(['/admin', '/admin/login'])(
  '%s opens the console of the server outside the app',
  {
    tags: ['SHELL-71'],
  },
  async (path) => {
    const opened: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(`${this.target} ${this.href}`)
    })
    onTestFinished(() => void vi.unstubAllEnvs())
    open(path)
    const button = await screen.findByRole('button', { name: 'Open the console' })
    expect(screen.queryByText('404 Page Not Found')).toBeNull()
    fireEvent.click(button)
    vi.stubEnv('VITE_API_ORIGIN', 'https://server.test')
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
    fireEvent.click(button)
    vi.stubGlobal('Capacitor', undefined)
    expect(opened).toEqual([`_blank ${window.location.origin}${path}`, `_blank https://server.test${path}`])
  },
)

test('the marketing page is also a page of the app', { tags: ['SHELL-21'] }, async () => {
  open('/landing')
  await screen.findByRole('heading', { level: 1, name: 'Dream Weddings' })
  await screen.findByRole('heading', { name: 'How it works' })
})

test.each([
  [refusal(503, 'overloaded', 'We are very busy.'), 'Registration failed: 503'],
  [refusal(429, 'rate_limited', 'We are very busy.'), 'Registration failed: 429'],
  [{ success: true }, 'Registration response missing token'],
  [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'an app that gets no identity opens all the same and says nothing of it: %#',
  {
    tags: ['SHELL-10', 'ERR-02', 'ERR-03'],
  },
  async (answer, words) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.history.replaceState(null, '', '/settings')
    const openWith = async (registration: Parameters<typeof serveApi>[0][string]) => {
      cleanup()
      window.localStorage.clear()
      window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
      window.localStorage.setItem(localKeys.deviceId, JSON.stringify(`web-${'0'.repeat(72)}`))
      serveApi({
        'POST /api/auth/register-device': registration,
        'GET /api/subscriptions/status': statusOf(),
      })
      show(<ConsumerApp samplePhotos={[]} />)
      await screen.findByRole('heading', { name: 'Settings' })
      await everythingAnswered()
      return document.body.textContent
    }
    const usual = await openWith({ success: true, token: 'fresh' })
    expect(await openWith(answer)).toBe(usual)
    expect(logged).toHaveBeenCalledWith(words)
    expect(toasts.current()).toBeUndefined()
  },
)

test('the app asks for no account: a device without a token gets one and goes on', {
  tags: ['SHELL-06', 'SHELL-08'],
}, async () => {
  window.localStorage.removeItem(localKeys.authToken)
  window.history.replaceState(null, '', '/settings')
  const calls = serveApi({
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<ConsumerApp samplePhotos={[]} />)
  await screen.findByRole('heading', { name: 'Settings' })
  expect(calls[0].route).toBe('POST /api/auth/register-device')
  expect(window.localStorage.getItem('ever-after.auth-token')).toBe('"fresh"')
  expectNoAccount()
})
